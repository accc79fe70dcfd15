import { randomUUID } from 'node:crypto';

export type Visitor = ReturnType<typeof newVisitor>;

/** Returns a new visitor, who has no account yet. */
export function newVisitor() {
  const username = `leila-${randomUUID().slice(0, 12)}`;
  return {
    username,
    password: 'une lampe dans la nuit',
    first_name: 'Leïla',
    last_name: 'Ben Salah',
    email: `${username}@example.org`,
  };
}
