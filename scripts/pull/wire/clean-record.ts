import { cleanText } from '../../../src/domain/text/clean-text.ts';

/** Deeper than any programme nests its events; deeper still, the recursion would overflow the stack. */
const MAX_DEPTH = 100;
/** A longer text is no text but, for instance, a picture pasted into a description. */
export const MAX_TEXT_LENGTH = 1_000_000;

type Path = readonly PropertyKey[];

interface RemovedText {
  path: Path;
  reason: string;
}

type CleanResult = { ok: true; value: unknown; removed: RemovedText[] } | { ok: false; reason: string };

/**
 * A deep copy in which every text is clean, and in which `null`, `""` and blank texts are absent, since the contract
 * (`scripts/api/README.md`) gives them one meaning. Texts that are too long are absent too, and listed in `removed`.
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
  if (json === null) return undefined;
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
