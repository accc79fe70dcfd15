import { defaultLimits } from '../../api/security/limits.ts';
import { startServer } from '../../api/server.ts';
import { largeFestival } from './crowded-festival.ts';
import { KEY, KEY_HEADER } from './client.ts';
import type { ServerSettings } from './start.ts';

const UNLIMITED = { capacity: 1e9, refillMs: 1 };

// The process under test: the back end as it ships, without the limits per address, since all callers share one.
const { database, events, places, cheapHashes } = JSON.parse(process.argv[2] ?? '') as ServerSettings;
const server = await startServer({
  database,
  festival: largeFestival(events, places),
  media: () => Promise.resolve(null),
  key: KEY,
  keyHeader: KEY_HEADER,
  allowedOrigins: [],
  // Before all editions, so that no event is over.
  pinnedNow: '2013-01-01T00:00',
  port: 0,
  limits: Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, UNLIMITED])),
  ...(cheapHashes && { hashCost: { memory: 8, passes: 1 } }),
});
process.once('SIGTERM', () => void server.close().then(() => process.disconnect()));
process.send?.({ url: server.url });
