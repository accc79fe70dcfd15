import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Id } from '../../../src/domain/model/core.ts';
import { codeOf } from '../../files/error-code.ts';
import { jsonText, replaceFile } from '../../files/replace-file.ts';
import { type HashedName, nameSchema } from './names.ts';

const entitySchema = z.enum(['event', 'person']);
const listSchema = z.array(
  z.strictObject({
    entity: entitySchema,
    id: z.int().positive(),
    since: z.iso.datetime(),
    name: nameSchema.optional(),
  }),
);

/** A record that no page may show again, by number. Its name is hashed: a list of names would itself reveal them. */
export type ForgottenRecord = z.infer<typeof listSchema>[number];
export type RecordName = Pick<ForgottenRecord, 'entity' | 'id' | 'name'>;

/** The numbers of forgotten records, by entity, and the names that no text may contain. */
export type ForgottenIds = Readonly<Record<RecordName['entity'], ReadonlySet<Id>>> & {
  names: readonly HashedName[];
};

/** The list of forgotten records cannot be read, or a record cannot be added to it. */
export class ForgetError extends Error {
  override name = 'ForgetError';
}

/** Parses the name of a record, such as `person/12` or `event/57`. @throws ForgetError when it is neither. */
export function recordNamed(text: string): RecordName {
  const [, entity, id] = /^(\w+)\/(0|[1-9]\d*)$/.exec(text) ?? [];
  const known = entitySchema.safeParse(entity);
  if (!known.success)
    throw new ForgetError(`--forget ${text}: expected a person or an event by its number, e.g. person/12`);
  return { entity: known.data, id: Number(id) };
}

export const nameOf = ({ entity, id }: RecordName): string => `${entity}/${id}`;

/** Returns the path of the list, next to the sealed editions: it must be committed or stored with them. */
export const forgottenFile = (seals: string): string => join(seals, 'forgotten.json');

/**
 * Reads the list of forgotten records; empty if there is none.
 * @throws ForgetError when the list is damaged: nothing may be published before it can be followed.
 */
export async function readForgotten(seals: string): Promise<ForgottenRecord[]> {
  const file = forgottenFile(seals);
  try {
    return listSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ForgetError(
      `${file} cannot be read: ${reason}. Restore it from where it is committed or stored`,
      { cause: error },
    );
  }
}

export async function writeForgotten(seals: string, records: readonly ForgottenRecord[]): Promise<void> {
  await replaceFile(forgottenFile(seals), jsonText(records));
}

export function idsOf(records: readonly RecordName[]): ForgottenIds {
  const of = (entity: RecordName['entity']): Set<Id> =>
    new Set(records.filter((record) => record.entity === entity).map(({ id }) => id));
  return { event: of('event'), person: of('person'), names: records.flatMap(({ name }) => name ?? []) };
}
