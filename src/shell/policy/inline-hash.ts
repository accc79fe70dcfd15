import { createHash } from 'node:crypto';

/** Hash by which the content security policy allows an inline script or style. */
export function inlineHash(code: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
