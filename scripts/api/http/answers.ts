/** A JSON answer with its length, which the log shows. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return jsonText(status, Buffer.from(JSON.stringify(body)), headers);
}

/** The same for a body that is already JSON. */
export function jsonText(
  status: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.byteLength),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** JSON texts as one JSON list. */
export const jsonList = (texts: readonly string[]): string => `[${texts.join(',')}]`;
