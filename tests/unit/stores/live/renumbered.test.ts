import { expect, test } from 'vitest';
import { createLiveClient } from '../../../../src/stores/live/client.ts';
import { search } from '../../../../src/stores/live/records.ts';
import { readSubscriptions, subscribe } from '../../../../src/stores/live/subscriptions.ts';
import { answering } from '../../pull/client/fake-fetch.ts';

test('a visitor’s call asks for an event by the number the back end has for it now, and tells of it by the one it was published under', async () => {
  const fake = answering(
    new Response(null, { status: 204 }),
    Response.json([{ id: 3, event: 1057 }]),
    Response.json({ event: [{ id: 1057 }, { id: 58 }], person: [{ id: 1012 }] }),
  );
  const client = createLiveClient({
    apiUrl: 'https://api.example',
    key: 'k',
    keyHeader: 'X-App-Key',
    renumbered: { events: { 1057: 57 }, persons: { 1012: 12 } },
    fetch: fake.fetch,
  });
  await subscribe(client, 'secret', 57);
  expect(fake.calls[0]?.url).toBe('https://api.example/api/subscribe/1057/');
  expect(await readSubscriptions(client, 'secret')).toEqual([{ id: 3, eventId: 57 }]);
  expect(await search(client, 'x')).toMatchObject({
    events: [{ id: 57 }, { id: 58 }],
    persons: [{ id: 12 }],
  });
});
