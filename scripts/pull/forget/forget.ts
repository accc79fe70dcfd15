import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { snapshotIfAny } from '../../../src/content/snapshot.ts';
import type { Id } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import type { PullOptions } from '../options.ts';
import { recordsWithText } from '../media/records-showing.ts';
import { readSeals } from '../seal/read-seals.ts';
import { sealFiles } from '../seal/seal.ts';
import { writeSealFolder } from '../seal/write-seal.ts';
import {
  ForgetError,
  forgottenFile,
  type ForgottenIds,
  type ForgottenRecord,
  idsOf,
  nameOf,
  readForgotten,
  type RecordName,
  writeForgotten,
} from './forgotten.ts';
import { hashedName, textWithout } from './names.ts';
import { festivalWithout, forgottenIn, withoutForgotten } from './without-forgotten.ts';

interface ForgetOptions extends Pick<PullOptions, 'snapshots' | 'seals'> {
  /** Milliseconds since the epoch. */
  now: number;
}

export type ForgetReport = Awaited<ReturnType<typeof forget>>;

/**
 * Makes every future pull leave out the records (**Forgotten**), and removes them from the sealed editions. The next
 * pull removes them from the last snapshot, and their files.
 * @throws ForgetError when neither the last snapshot nor a sealed edition has a record: its number is likely wrong.
 * @throws SealError when a sealed edition is damaged.
 */
export async function forget(records: readonly RecordName[], options: ForgetOptions) {
  const { snapshots, seals: folder, now } = options;
  const listed = await readForgotten(folder);
  const seals = await readSeals(folder);
  // Empty before the first pull.
  const last = [snapshotIfAny(snapshots)?.festival].filter((festival) => festival !== undefined);
  const festivals = [...last, ...seals.map(({ festival }) => festival)];
  const added = records.filter((record) => !listed.some((one) => nameOf(one) === nameOf(record)));
  for (const record of added) refuseUnknown(record, festivals, options);

  const names = namesOf(records, festivals);
  const since = new Date(now).toISOString();
  const all: ForgottenRecord[] = [
    ...listed,
    ...added.map(({ entity, id }) => {
      const name = entity === 'person' && hashedName(names.get(id) ?? '');
      return { entity, id, since, ...(name && { name }) };
    }),
  ];
  await writeForgotten(folder, all);
  const ids = idsOf(all);
  const years: number[] = [];
  for (const seal of seals) {
    const rest = withoutForgotten(seal, ids);
    if (isDeepStrictEqual(rest, seal)) continue;
    await writeSealFolder(rest, join(seal.folder, sealFiles.media));
    years.push(seal.year);
  }
  const naming = (festival: Festival): string[] =>
    recordsNaming(festival, [...names.values()], idsOf(records));
  return {
    records,
    file: forgottenFile(folder),
    /** Years of the sealed editions that contained the records and no longer do. */
    years,
    /** Records whose texts name the people, e.g. `events #57`: only their editors can rewrite them. */
    naming: last.flatMap(naming),
    /** Records of sealed editions whose texts name the people, by the folder of the edition. */
    namingInSeals: Object.fromEntries(
      seals
        .map((seal) => [seal.folder, naming(seal.festival)] as const)
        .filter(([, found]) => found.length > 0),
    ),
  };
}

function namesOf(records: readonly RecordName[], festivals: readonly Festival[]): Map<Id, string> {
  const { person } = idsOf(records);
  const people = festivals.flatMap(({ persons, withdrawnPersons }) => [...persons, ...withdrawnPersons]);
  return new Map(
    people
      .filter((each) => person.has(each.id) && fullName(each) !== '')
      .map((each) => [each.id, fullName(each)]),
  );
}

function recordsNaming(festival: Festival, names: readonly string[], ids: ForgottenIds): string[] {
  const others = festivalWithout(festival, ids);
  const hashed = names.flatMap((name) => hashedName(name) ?? []);
  return recordsWithText(
    { ...others, events: [...others.events, ...others.withdrawn] },
    (text) => names.some((name) => text.includes(name)) || textWithout(text, hashed) !== text,
  );
}

function refuseUnknown(
  record: RecordName,
  festivals: readonly Festival[],
  { snapshots, seals }: ForgetOptions,
): void {
  const ids = idsOf([record]);
  if (festivals.some((festival) => forgottenIn(festival, ids).length > 0)) return;
  throw new ForgetError(
    `There is no ${nameOf(record)} to forget, neither in the last snapshot (${snapshots}) nor in a sealed edition ` +
      `(${seals}): look up its number in the back end, or in the address of the person's page`,
  );
}
