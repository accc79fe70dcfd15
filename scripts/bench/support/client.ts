import { Agent, request } from 'node:http';
import { KEY, KEY_HEADER } from './settings.ts';

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

export type Client = ReturnType<typeof connect>;

/** A caller over one connection kept alive, as a browser's is. */
export function connect(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /** Rejects when the connection fails before the whole answer is there. */
    send: ({ method = 'GET', path, body, token, isCompressed }: Call) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const headers = {
          [KEY_HEADER]: KEY,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Token ${token}` }),
          ...(isCompressed && { 'Accept-Encoding': 'gzip' }),
        };
        const outgoing = request(`${url}/api${path}`, { agent, method, headers }, (incoming) => {
          const chunks: Buffer[] = [];
          if (isCompressed) incoming.resume();
          else incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
          });
        });
        outgoing.on('error', reject);
        outgoing.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    close: (): void => agent.destroy(),
  };
}
