import { createHash } from 'node:crypto';

/** What the content security policy must name for an inline script to run. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
