import { createHash } from 'node:crypto';

/** Short content hash of any JSON value: same value, same digest. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}
