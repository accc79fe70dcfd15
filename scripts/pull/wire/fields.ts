import { z } from 'zod';
import { flagOf, isTruthy } from '../../../src/back-end/guards.ts';

const numeric = /^[+-]?\d+(?:\.\d+)?$/;

/** Many back ends write decimals, and some identifiers, as strings. */
const parseNumeric = (value: unknown): unknown =>
  typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;

export const id = z.preprocess(
  parseNumeric,
  z.int({ error: 'is not an identifier' }).nonnegative('is below 0'),
);

export const number = z.preprocess(parseNumeric, z.number({ error: 'is not a number' }));

export const integer = z.preprocess(parseNumeric, z.int({ error: 'is not a whole number' }));

export const flag = z.preprocess(flagOf, z.boolean({ error: 'is not true or false' }));

export const text = z.string({ error: 'is not a text' }).transform((value) => value.trim());

const MAX_LINE_LENGTH = 2000;

/** A text that is read as one line: a name, a title, the address of a file. */
export const line = text.refine((value) => value.length <= MAX_LINE_LENGTH, {
  error: `is longer than ${MAX_LINE_LENGTH} characters; shorten it`,
});

/** A line; a number is converted to text. */
export const lineOrNumber = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  line,
);

/** Anything a back end may write for "yes": a form's address or its number as well as `true`. */
export const truthy = z.unknown().transform(isTruthy);

/** A reference: a bare id is read as a nested object that has only this id. */
export function ref<T extends z.ZodType>(nested: T) {
  return z.preprocess(
    (value) => (typeof value === 'object' || value === undefined ? value : { id: value }),
    nested,
  );
}

/** A nested list, without the holes that remain where the reader removed an unusable item. */
export function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(item.optional(), { error: 'is not a list' })
    .transform((items) => items.filter((one) => one !== undefined) as z.output<T>[]);
}

/** Fields that have the same schema, by name. */
export function named<T extends z.ZodType, Name extends string>(schema: T, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, T>;
}

/** An object whose fields may all be missing; unknown fields are ignored. */
export function part<T extends z.ZodRawShape>(fields: T) {
  return z.object(fields, { error: 'is not an object' }).partial();
}

/** An object whose fields may all be missing except its `id`; unknown fields are ignored. */
export function record<T extends z.ZodRawShape>(fields: T) {
  return z.object({ id }, { error: 'is not an object' }).extend(part(fields).shape);
}
