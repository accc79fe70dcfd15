import type { HttpBindings } from '@hono/node-server';

/** What Hono's context carries here. In process (`app.request`) there is no socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}
