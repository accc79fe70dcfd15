import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { festivalCollections, type SnapshotRecord } from './content/snapshot.ts';
import { listLoader, snapshotLoader } from './content/loader.ts';
import type { Festival } from './domain/model/festival.ts';

/** The pull has validated every record at the boundary; here the types are only named. */
type Collection = (typeof festivalCollections)[number];

const list = <K extends Collection>(name: K) =>
  defineCollection({ loader: listLoader(name), schema: z.custom<Festival[K][number]>() });

const lists = Object.fromEntries(festivalCollections.map((name) => [name, list(name)])) as {
  [K in Collection]: ReturnType<typeof list<K>>;
};

export const collections = {
  ...lists,
  snapshot: defineCollection({ loader: snapshotLoader(), schema: z.custom<SnapshotRecord>() }),
};
