import { Client } from 'undici';

export const KEY = 'bench-key';
export const KEY_HEADER = 'X-App-Key';

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  token?: string;
  /** Requests a compressed answer and discards it: to decompress it would cost more than the answer itself. */
  isCompressed?: boolean;
}

export const letter = (subject: string, message = 'Bonjour') => ({
  method: 'POST' as const,
  path: '/send-email/',
  body: { sender_email: 'visitor@example.org', subject, message },
});

export type Caller = ReturnType<typeof connect>;

/** Creates a caller with one connection, kept alive like a browser's until the caller is disposed of. */
export function connect(url: string) {
  const client = new Client(url);
  return {
    /** Rejects if the connection fails before the complete answer has arrived. */
    send: async ({ method = 'GET', path, body, token, isCompressed }: Call) => {
      const answer = await client.request({
        method,
        path: `/api${path}`,
        headers: {
          [KEY_HEADER]: KEY,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Token ${token}` }),
          ...(isCompressed && { 'Accept-Encoding': 'gzip' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (isCompressed) await answer.body.dump({ limit: Infinity });
      return { status: answer.statusCode, text: isCompressed ? '' : await answer.body.text() };
    },
    [Symbol.dispose]: (): void => void client.destroy(),
  };
}
