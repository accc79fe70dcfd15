import { transformSync } from 'esbuild';

/** Minified calls. Pages share a few scripts; minifying them for each page was a fifth of the time of rendering. */
const minified = new Map<string, string>();

/**
 * Returns the text of an inline script that calls a function. The function is inlined as minified source text, so it
 * may refer to nothing outside itself.
 * @param given arguments of the call.
 */
export function inlineScript<Given extends readonly string[]>(
  run: (...given: Given) => void,
  ...given: Given
): string {
  const call = `(${run.toString()})(${given.map((value) => JSON.stringify(value)).join(',')})`;
  const code = minified.get(call) ?? transformSync(call, { minify: true }).code.trim();
  minified.set(call, code);
  return code;
}
