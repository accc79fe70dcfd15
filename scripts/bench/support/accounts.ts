import { type Caller, connect } from './client.ts';

const PASSWORD = 'une longue phrase';

export const credentialsOf = (username: string) => ({ username, password: PASSWORD });

const bodyOf = (username: string) => ({
  ...credentialsOf(username),
  password2: PASSWORD,
  first_name: 'Bench',
  last_name: 'Visitor',
  email: `${username}@example.org`,
});

export async function signInVisitors(url: string, howMany: number): Promise<string[]> {
  const client = connect(url);
  const names = Array.from({ length: howMany }, (_, index) => `visitor-${index}`);
  const tokens: string[] = [];
  for (const name of names) tokens.push(await signIn(client, name));
  client.close();
  return tokens;
}

async function signIn(client: Caller, name: string): Promise<string> {
  await client.send({ method: 'POST', path: '/register/', body: bodyOf(name) });
  const { status, text } = await client.send({ method: 'POST', path: '/login/', body: credentialsOf(name) });
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}
