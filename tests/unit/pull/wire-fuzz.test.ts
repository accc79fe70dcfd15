import { expect, it } from 'vitest';
import { z } from 'zod';
import { pull } from '../../../scripts/pull/pull.ts';
import { resources } from '../../../scripts/pull/read/resources.ts';
import { text } from '../../../scripts/pull/wire/fields.ts';
import { pageWire } from '../../../scripts/pull/wire/records.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import {
  dotted,
  type Field,
  type FieldPath,
  fieldsOf,
  hostileText,
  hostileValues,
  isRefusedBy,
  withField,
} from '../../fixtures/wire-fuzz.ts';
import { fakeBackEnd, type FakeBackEnd, pullOptions, titled } from './harness.ts';

/** A record of which one field is hostile. */
interface Fuzzed {
  record: Record<string, unknown>;
  id: number;
  /** Where the record is in the answers of the back end, e.g. `/api/lieux/ [3]`. */
  source: string;
  path: FieldPath;
  /** Whether the wire schema refuses the value of the field. */
  isRefused: boolean;
}

/** Fields that a record needs in order to be shown, in addition to its id. */
const shown: Partial<Record<string, (id: number) => object>> = {
  events: (id) => titled(id, `Événement ${id}`),
  editions: (id) => ({ annee: 1900 + (id % 100) }),
  menu: () => ({ show: true }),
  subMenu: () => ({ show: true, menu: 1 }),
  socials: () => ({ lien: 'https://social.example/' }),
  mediaLinks: () => ({ url: 'https://press.example/' }),
  participants: () => ({ role: 1, personne: 1 }),
};

const FIRST_ID = 10_000;

const wires: { name: string; path: string; schema: z.ZodType; fields: Field[] }[] = [
  ...Object.entries(resources),
  ['pages', { path: '/pages/', schema: pageWire }] as const,
].map(([name, { path, schema }]) => ({ name, path, schema, fields: fieldsOf(schema) }));

/** Returns the schema of a field, or its name without the language for a text, since only some texts are HTML. */
function kindOf({ path, schema }: Field): unknown {
  const own = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return own === text ? String(path[0]).replace(/_.*/, '') : own;
}

/** One top-level field of each kind: a million characters in each of hundreds of fields would be too many. */
const oneOfEachKind = new Set(
  new Map(
    wires
      .flatMap(({ fields }) => fields)
      .filter(({ path }) => path.length === 1)
      .map((field) => [kindOf(field), field]),
  ).values(),
);

/** Adds to the back end one record for each field of each list, in which only this field is hostile. */
function addFuzzed(backEnd: FakeBackEnd, value: unknown): Map<string, Fuzzed[]> {
  const isLong = typeof value === 'string' && value.length > 10_000;
  const entries = wires.map(({ name, path: list, schema, fields }) => {
    const before = (backEnd.lists[list] ?? []) as unknown[];
    const tried = isLong ? fields.filter((field) => oneOfEachKind.has(field)) : fields;
    const records = tried.map(({ path, schema: field }, index): Fuzzed => {
      const id = FIRST_ID + index;
      const record = withField(schema, { id, ...shown[name]?.(id) }, path, value) as Record<string, unknown>;
      const source = name === 'pages' ? `/api/pages/${id}` : `/api${list} [${before.length + index}]`;
      return { record, id, source, path, isRefused: isRefusedBy(field, value) };
    });
    if (name !== 'pages') backEnd.lists[list] = [...before, ...records.map(({ record }) => record)];
    return [name, records] as const;
  });
  const all = new Map(entries);
  for (const { id, record } of all.get('pages') ?? []) {
    backEnd.lists[`/pages/${id}/`] = record;
    (backEnd.lists['/sousmenu/'] as unknown[]).push({ id: 20_000 + id, menu: 1, show: true, page: id });
  }
  return all;
}

/** Returns the quarantine entries about a record, found by its source or its id. */
const reportsOf = (quarantine: readonly Quarantined[], { source, id, record }: Fuzzed): Quarantined[] =>
  quarantine.filter(
    ({ id: reported, path }) =>
      path.startsWith(source) ||
      ((reported === id || reported === record['id']) && path.startsWith(source.split(' ')[0] ?? '')),
  );

it.each([...Object.entries(hostileValues), ['markup, patterns and parts of paths', hostileText] as const])(
  '%s in any field of the back end costs at most that value, and is reported if it is refused',
  async (_name, value) => {
    const backEnd = fakeBackEnd();
    const all = addFuzzed(backEnd, value);
    const options = pullOptions(backEnd);
    const report = await pull(options);
    expect(report.outcome).toBe('new');
    const { festival, quarantine } = readSnapshot(options.snapshots);
    const lists = festival as unknown as Partial<Record<string, readonly { id: number }[]>>;
    const unnamed: string[] = [];
    for (const [name, records] of all) {
      const published = new Set(lists[name]?.map(({ id }) => id));
      for (const one of records) {
        const reported = reportsOf(quarantine, one);
        const place = `${one.source}${dotted(one.path)}`;
        if (one.isRefused && !reported.some(({ path }) => path.includes(dotted(one.path))))
          unnamed.push(`${place} is refused and not named`);
        // `show` is the only field that hides a record.
        const isHidden = dotted(one.path) === '.show' && (value === false || value === 0);
        if (lists[name] && !published.has(one.record['id'] as number) && reported.length === 0 && !isHidden)
          unnamed.push(`${place} is gone, unnamed`);
      }
    }
    expect(unnamed).toEqual([]);
    // The other events are not affected.
    expect(festival.events.filter(({ id }) => id > 0 && id < FIRST_ID)).toHaveLength(5);
  },
);
