/** Deeper than any programme nests its events; what goes on below would overflow the stack. */
const DEEPEST = 100;

type Blanked = { ok: true; value: unknown } | { ok: false; reason: string };

/** A deep copy in which `null`, `""` and texts of spaces alone are absent (API.md: the three mean the same). */
export function withoutBlanks(json: unknown): Blanked {
  try {
    return { ok: true, value: copy(json, 0) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, reason: error.message };
    throw error;
  }
}

function copy(json: unknown, depth: number): unknown {
  if (depth > DEEPEST) throw new RangeError(`is nested more than ${DEEPEST} levels deep`);
  if (json === null || (typeof json === 'string' && !json.trim())) return undefined;
  if (Array.isArray(json)) return json.map((item) => copy(item, depth + 1));
  if (typeof json !== 'object') return json;
  const kept = Object.entries(json).flatMap(([key, value]) => {
    const copied = copy(value, depth + 1);
    return copied === undefined ? [] : [[key, copied] as const];
  });
  return Object.fromEntries(kept);
}
