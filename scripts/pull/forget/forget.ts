import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Id } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import { recordsWithText } from '../media/records-showing.ts';
import { readSeals } from '../seal/read-seals.ts';
import { snapshotIfAny } from '../../astro/snapshot-facts.ts';
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

export interface ForgetOptions {
  /** Folder of the back end's snapshots. */
  snapshots: string;
  /** Folder of the festival's sealed editions, and of the list of what is forgotten. */
  seals: string;
  /** Milliseconds since the epoch. */
  now: number;
}

export type ForgetReport = Awaited<ReturnType<typeof forget>>;

/**
 * Has every pull from now on leave out the records (**Forgotten**), and takes them out of the sealed editions. The last
 * snapshot and the files are left to the pull that follows.
 * @throws ForgetError when nothing here has such a record, which is likely a wrong number.
 * @throws SealError when a sealed edition is damaged.
 */
export async function forget(records: readonly RecordName[], options: ForgetOptions) {
  const { snapshots, seals: folder, now } = options;
  const listed = await readForgotten(folder);
  const seals = await readSeals(folder);
  // None where no pull has been yet.
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
    /** The list that has them now. */
    file: forgottenFile(folder),
    /** Editions that were sealed with them, and are sealed without them now. */
    years,
    /** Records whose texts name the people, e.g. `events #57`: only their editors can say it otherwise. */
    naming: last.flatMap(naming),
    /** The same of sealed editions, by their folders. */
    namingInSeals: Object.fromEntries(
      seals
        .map((seal) => [seal.folder, naming(seal.festival)] as const)
        .filter(([, found]) => found.length > 0),
    ),
  };
}

/** Names of the people, by their number. */
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
