import { hash } from 'node:crypto';

/** Short content hash of any JSON value: same value, same digest. */
export function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 24);
}
