import { transformSync } from 'esbuild';

/**
 * Text of an inline script that calls a function. The function is written there as source text, minified, so
 * it may refer to nothing outside itself.
 * @param given what it is called with.
 */
export function inlineScript<Given extends readonly string[]>(
  run: (...given: Given) => void,
  ...given: Given
): string {
  const call = `(${run.toString()})(${given.map((value) => JSON.stringify(value)).join(',')})`;
  return transformSync(call, { minify: true }).code.trim();
}
