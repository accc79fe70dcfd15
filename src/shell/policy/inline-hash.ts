import { createHash } from 'node:crypto';

/** What the content security policy must name for an inline script or style to be let in. */
export function inlineHash(code: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
