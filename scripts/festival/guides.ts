import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonSchema, type JsonSchema } from './json-schema.ts';
import * as programme from './programme-schemas.ts';
import * as schemas from './schemas.ts';
import { COMMON } from './values.ts';

/** A kind of file in a festival's folder: where such files are, and what they may contain. */
interface Guide {
  /** Paths relative to the festival's folder; `*` is any name. */
  files: string;
  /** Name of the JSON Schema, which the files reference in their first line. */
  schema: string;
  content: z.ZodType;
  /** Front matter and body of the record's texts: `fr.md`, `en.md` and, if there is one, `ar.md`. */
  texts?: { content: z.ZodType; body: string };
}

export const guides: readonly Guide[] = [
  { files: 'festival.yaml', schema: 'festival', content: schemas.festivalSchema },
  { files: 'vocabulary.yaml', schema: 'vocabulary', content: schemas.vocabularySchema },
  {
    files: 'editions/*/edition.yaml',
    schema: 'edition',
    content: programme.editionSchema,
    texts: { content: programme.editionTextSchema, body: 'The editorial.' },
  },
  {
    files: 'editions/*/events/*/event.yaml',
    schema: 'event',
    content: programme.eventSchema,
    texts: { content: programme.eventTextSchema, body: 'The description. Events may also have an `ar.md`.' },
  },
  { files: 'places/*.yaml', schema: 'place', content: schemas.placeSchema },
  {
    files: 'people/*/person.yaml',
    schema: 'person',
    content: schemas.personSchema,
    texts: { content: z.strictObject({}), body: 'The biography.' },
  },
  { files: 'partners/*.yaml', schema: 'partner', content: schemas.partnerSchema },
  {
    files: 'pages/*/page.yaml',
    schema: 'page',
    content: schemas.pageSchema,
    texts: { content: schemas.pageTextSchema, body: 'Sections, each with a heading: `## Getting here`.' },
  },
  { files: 'faqs.yaml', schema: 'faqs', content: schemas.questionsSchema },
  { files: 'coverage/coverage.yaml', schema: 'coverage', content: schemas.coverageSchema },
];

/** Returns the generated files of a festival's folder, by path: the README, and a JSON Schema for each kind of file. */
export function guideFiles(): Record<string, string> {
  const schemaFiles = guides.map(({ schema, content }): [string, string] => [
    `schemas/${schema}.json`,
    `${JSON.stringify(jsonSchema(content), null, 2)}\n`,
  ]);
  return { 'README.md': readme(), ...Object.fromEntries(schemaFiles) };
}

export function writeGuides(folder: string): void {
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  for (const [file, content] of Object.entries(guideFiles())) writeFileSync(join(folder, file), content);
}

function readme(): string {
  const chapters = guides.map(({ files, content, texts }) => {
    const front = texts && fieldRows(jsonSchema(texts.content));
    return [
      `## \`${files}\``,
      '',
      ...table(fieldRows(jsonSchema(content))),
      ...(texts
        ? ['', `Its texts are next to it, in \`fr.md\` and \`en.md\` (Markdown). ${texts.body}`]
        : []),
      ...(front?.length ? ['', 'Their front matter:', '', ...table(front)] : []),
    ].join('\n');
  });
  return `${[INTRODUCTION, ...chapters].join('\n\n')}\n`;
}

const INTRODUCTION = readFileSync(new URL('introduction.md', import.meta.url), 'utf8').trimEnd();

/** Returns the rows of a table of fields. Fields of a nested object follow its own row, prefixed with its name. */
function fieldRows(schema: JsonSchema, prefix = ''): [name: string, kind: string, meaning: string][] {
  const inner = schema.items ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const needed = inner.required?.includes(key) ? '' : ', optional';
    const nested =
      field.items ?? (field.additionalProperties === false ? field : (field.additionalProperties ?? field));
    const path = field.items ? `${name}[].` : field.additionalProperties ? `${name}.*.` : `${name}.`;
    return [
      [`\`${name}\``, `${kindOf(field)}${needed}`, meaningOf(field)] as [string, string, string],
      ...fieldRows(nested, path),
    ];
  });
}

/** Returns the description of a field. It is empty if the introduction gives it for all fields of that kind. */
function meaningOf({ description = '' }: JsonSchema): string {
  return Object.values<string>(COMMON).includes(description) ? '' : description;
}

function kindOf({ type, items, anyOf, enum: values }: JsonSchema): string {
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (anyOf)
    return anyOf.some(({ type: one }) => one === 'object') ? 'text in either language' : 'name or id';
  if (items) return `list of ${kindOf(items)}`;
  const kinds: Record<string, string> = {
    array: 'list',
    boolean: '`true` or `false`',
    integer: 'number',
    number: 'number',
    object: 'group',
    string: 'text',
  };
  return kinds[type ?? ''] ?? 'any';
}

const table = (rows: readonly (readonly string[])[]): string[] => [
  '| Field | Value | Meaning |',
  '| --- | --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];
