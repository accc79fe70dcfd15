export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range of bytes that a `Range` header asks of a file, null for the whole file (also when it asks for several,
 * which the protocol allows to ignore), `unsatisfiable` when the file has no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : 'unsatisfiable';
}
