import type { HttpBindings } from '@hono/node-server';
import type { Account } from '../db/account-repository.ts';

/** Environment of Hono's context. In process (`app.request`) there is no socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}

export interface SignedInEnv extends AppEnv {
  Variables: { account: Account; tokenHash: Uint8Array };
}
