/** Returns a JSON answer with its length, which the log reports. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return jsonText(status, Buffer.from(JSON.stringify(body)), headers);
}

export function jsonText(
  status: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
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

export const jsonList = (texts: readonly string[]): string => `[${texts.join(',')}]`;
