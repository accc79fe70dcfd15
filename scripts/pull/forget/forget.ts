import { join } from 'node:path';
import { readSnapshot, SnapshotError } from '../../../src/content/snapshot.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import { recordsWithText } from '../media/records-showing.ts';
import { readSeals } from '../seal/read-seals.ts';
import { sealFiles } from '../seal/seal.ts';
import { writeSealFolder } from '../seal/seal-folder.ts';
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
import { festivalWithout, forgottenIn, withoutForgotten } from './without-forgotten.ts';

export interface ForgetOptions {
  /** Folder of the back end's snapshots. */
  snapshots: string;
  /** Folder of the festival's sealed editions, and of the list of what is forgotten. */
  seals: string;
  /** Milliseconds since the epoch. */
  now: number;
}

export interface ForgetReport {
  records: readonly RecordName[];
  /** The list that has them now. */
  file: string;
  /** Editions that were sealed with them, and are sealed without them now. */
  years: number[];
  /** Records whose texts name the people nevertheless, e.g. `events #57`: only their editors can say it otherwise. */
  naming: string[];
}

/**
 * Has every pull from now on leave out the records (**Forgotten**), and takes them out of the sealed editions. The last
 * snapshot and the files are left to the pull that follows.
 * @throws ForgetError when nothing here has such a record, which is likely a wrong number.
 * @throws SealError when a sealed edition is damaged.
 */
export async function forget(records: readonly RecordName[], options: ForgetOptions): Promise<ForgetReport> {
  const { snapshots, seals: folder, now } = options;
  const listed = await readForgotten(folder);
  const seals = await readSeals(folder);
  const festivals = [...lastFestival(snapshots), ...seals.map(({ festival }) => festival)];
  const added = records.filter((record) => !listed.some((one) => nameOf(one) === nameOf(record)));
  for (const record of added) refuseUnknown(record, festivals, options);

  const since = new Date(now).toISOString();
  const all: ForgottenRecord[] = [...listed, ...added.map(({ entity, id }) => ({ entity, id, since }))];
  await writeForgotten(folder, all);
  const ids = idsOf(all);
  const concerned = seals.filter(({ festival }) => forgottenIn(festival, ids).length > 0);
  for (const seal of concerned)
    await writeSealFolder(withoutForgotten(seal, ids), join(seal.folder, sealFiles.media));
  return {
    records,
    file: forgottenFile(folder),
    years: concerned.map(({ year }) => year),
    naming: festivals.slice(0, 1).flatMap((festival) => recordsNaming(festival, idsOf(records))),
  };
}

function recordsNaming(festival: Festival, ids: ForgottenIds): string[] {
  const names = [...festival.persons, ...festival.withdrawnPersons]
    .filter(({ id }) => ids.person.has(id))
    .map(fullName)
    .filter(Boolean);
  const others = festivalWithout(festival, ids);
  return recordsWithText({ ...others, events: [...others.events, ...others.withdrawn] }, (text) =>
    names.some((name) => text.includes(name)),
  );
}

/** None where no pull has been yet, or none that this version can read. */
function lastFestival(snapshots: string): Festival[] {
  try {
    return [readSnapshot(snapshots).festival];
  } catch (error) {
    if (error instanceof SnapshotError) return [];
    throw error;
  }
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
