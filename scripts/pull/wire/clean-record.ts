import { cleanText } from '../../../src/domain/text/clean-text.ts';

/** Deeper than any programme nests its events; at a much greater depth the recursion would overflow the stack. */
const MAX_DEPTH = 100;
/** A longer text is not a text but, for instance, a picture pasted into a description. */
export const MAX_TEXT_LENGTH = 1_000_000;

type Path = readonly PropertyKey[];

interface RemovedText {
  path: Path;
  reason: string;
}

type CleanResult = { ok: true; value: unknown; removed: RemovedText[] } | { ok: false; reason: string };

/**
 * Returns a deep copy with clean texts and without `null`, `[]`, `""` and blank texts, since these mean the same in
 * the contract (`scripts/api/README.md`). Texts that are too long are absent too, and are listed in `removed`.
 */
export function cleanRecord(json: unknown): CleanResult {
  const removed: RemovedText[] = [];
  try {
    return { ok: true, value: copy(json, [], removed), removed };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, reason: error.message };
    throw error;
  }
}

function copy(json: unknown, path: Path, removed: RemovedText[]): unknown {
  if (path.length > MAX_DEPTH) throw new RangeError(`is nested more than ${MAX_DEPTH} levels deep`);
  if (json === null || (Array.isArray(json) && json.length === 0)) return undefined;
  if (typeof json === 'string') return copyText(json, path, removed);
  if (Array.isArray(json)) return json.map((item, index) => copy(item, [...path, index], removed));
  if (typeof json !== 'object') return json;
  const entries = Object.entries(json).flatMap(([key, value]) => {
    const copied = copy(value, [...path, key], removed);
    return copied === undefined ? [] : [[key, copied] as const];
  });
  return Object.fromEntries(entries);
}

function copyText(text: string, path: Path, removed: RemovedText[]): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) {
    const reason = `is a text of ${text.length} characters; shorten it to ${MAX_TEXT_LENGTH}, e.g. by uploading the pictures pasted into it`;
    removed.push({ path, reason });
    return undefined;
  }
  const clean = cleanText(text);
  return clean.trim() ? clean : undefined;
}
