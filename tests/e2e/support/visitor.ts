import { randomUUID } from 'node:crypto';

export interface Visitor {
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** Returns a new visitor, who has no account yet. */
export function newVisitor(): Visitor {
  const username = `leila-${randomUUID().slice(0, 12)}`;
  return {
    username,
    password: 'une lampe dans la nuit',
    first_name: 'Leïla',
    last_name: 'Ben Salah',
    email: `${username}@example.org`,
  };
}
