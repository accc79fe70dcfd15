/** The answer is not in the encoding it names, or in none that is known: its letters would be lost unseen. */
export class WrongEncoding extends Error {}

/**
 * The body as text, in the encoding its content type names, else UTF-8; null when it is larger than `maxBytes`, in which
 * case the rest is not even read.
 * @throws WrongEncoding
 */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > maxBytes) return null;
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decode = decoderFor(response);
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decode(value);
  }
}

function decoderFor({ headers }: Response): (bytes?: Uint8Array) => string {
  const [, name = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const orWrong = <T>(work: () => T): T => {
    try {
      return work();
    } catch {
      throw new WrongEncoding(`answers with text that is not ${name}: have it send UTF-8`);
    }
  };
  const decoder = orWrong(() => new TextDecoder(name, { fatal: true }));
  return (bytes) => orWrong(() => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()));
}
