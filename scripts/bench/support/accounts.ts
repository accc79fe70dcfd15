import { type Caller, connect } from './client.ts';

const PASSWORD = 'une longue phrase';

export const credentialsOf = (username: string) => ({ username, password: PASSWORD });

export async function signInVisitors(url: string, howMany: number): Promise<string[]> {
  using client = connect(url);
  const names = Array.from({ length: howMany }, (_, index) => `visitor-${index}`);
  const tokens: string[] = [];
  for (const name of names) tokens.push(await signIn(client, name));
  return tokens;
}

async function signIn(client: Caller, name: string): Promise<string> {
  const credentials = credentialsOf(name);
  const person = { first_name: 'Bench', last_name: 'Visitor', email: `${name}@example.org` };
  const body = { ...credentials, password2: PASSWORD, ...person };
  await client.send({ method: 'POST', path: '/register/', body });
  const { status, text } = await client.send({ method: 'POST', path: '/login/', body: credentials });
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}
