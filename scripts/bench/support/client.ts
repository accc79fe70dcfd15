import { Client } from 'undici';

export const KEY = 'bench-key';
export const KEY_HEADER = 'X-App-Key';

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  token?: string;
  /** Asked for compressed, and not read: a caller that does costs more than the answer. */
  isCompressed?: boolean;
}

/** A visitor's letter to the organisers. */
export const letter = (subject: string, message = 'Bonjour') => ({
  method: 'POST' as const,
  path: '/send-email/',
  body: { sender_email: 'visitor@example.org', subject, message },
});

export type Caller = ReturnType<typeof connect>;

/** A caller over one connection kept alive, as a browser's is. */
export function connect(url: string) {
  const client = new Client(url);
  return {
    /** Rejects when the connection fails before the whole answer is there. */
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
    close: (): void => void client.destroy(),
  };
}
