import { transformSync } from 'esbuild';

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
  return transformSync(call, { minify: true }).code.trim();
}
