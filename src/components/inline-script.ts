import { transformSync } from 'esbuild';
import { memoised } from '../domain/memoised.ts';

/** Pages share a few scripts; minifying them for each page was a fifth of the time of rendering. */
const minified = memoised((call: string) => transformSync(call, { minify: true }).code.trim());

/**
 * Returns the text of an inline script that calls a function. The function is inlined as minified source text, so it
 * may refer to nothing outside itself.
 * @param given arguments of the call.
 */
export function inlineScript<Given extends readonly string[]>(
  run: (...given: Given) => void,
  ...given: Given
): string {
  return minified(`(${run.toString()})(${given.map((value) => JSON.stringify(value)).join(',')})`);
}
