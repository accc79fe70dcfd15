import { cleanText } from '../../../src/domain/text/clean-text.ts';

/** Deeper than any programme nests its events; what goes on below would overflow the stack. */
const DEEPEST = 100;
/** A text of this many characters is no text: a picture pasted into a description, for instance. */
const LONGEST = 1_000_000;

type Path = readonly PropertyKey[];

interface Removed {
  path: Path;
  reason: string;
}

type Cleaned = { ok: true; value: unknown; removed: Removed[] } | { ok: false; reason: string };

/**
 * A deep copy in which every text is clean, and in which `null`, `""` and texts of spaces alone are absent (API.md: the
 * three mean the same). A text longer than any is absent too, and told.
 */
export function cleanRecord(json: unknown): Cleaned {
  const removed: Removed[] = [];
  try {
    return { ok: true, value: copy(json, [], removed), removed };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, reason: error.message };
    throw error;
  }
}

function copy(json: unknown, path: Path, removed: Removed[]): unknown {
  if (path.length > DEEPEST) throw new RangeError(`is nested more than ${DEEPEST} levels deep`);
  if (json === null) return undefined;
  if (typeof json === 'string') return copyText(json, path, removed);
  if (Array.isArray(json)) return json.map((item, index) => copy(item, [...path, index], removed));
  if (typeof json !== 'object') return json;
  const kept = Object.entries(json).flatMap(([key, value]) => {
    const copied = copy(value, [...path, key], removed);
    return copied === undefined ? [] : [[key, copied] as const];
  });
  return Object.fromEntries(kept);
}

function copyText(text: string, path: Path, removed: Removed[]): string | undefined {
  if (text.length > LONGEST) {
    const reason = `is a text of ${text.length} characters; shorten it to ${LONGEST}, e.g. by uploading the pictures pasted into it`;
    removed.push({ path, reason });
    return undefined;
  }
  const clean = cleanText(text);
  return clean.trim() ? clean : undefined;
}
