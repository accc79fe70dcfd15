import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sirocco } from '../fixtures/other-festival/backend.ts';
import { hostile } from '../fixtures/other-festival/hostile.ts';
import { buildSiteOf, type BuiltSite } from '../fixtures/other-festival/site.ts';

let site: BuiltSite;

beforeAll(async () => {
  const lists = new Map(sirocco.lists);
  for (const [name, records] of Object.entries(hostile))
    lists.set(name, [...(lists.get(name) ?? []), ...records]);
  site = await buildSiteOf({ ...sirocco, lists });
}, 300_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

test('a festival of records that nobody can mean is published all the same, with everything that can be used', () => {
  for (const path of [
    'event/La_nuit_des_grues',
    'event/Sans_fin',
    'event/Trop_de_tout',
    'event/Siècles',
    'event/Cadres',
    'event/Maillon_39',
    'event/Grand_nombre',
    'edition/2012',
    'program/2012',
    'program/2026',
    'map',
  ])
    expect([path, existsSync(join(site.dist, 'fr', path, 'index.html'))]).toEqual([path, true]);
});
