import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { jsonSchema, type JsonSchema } from '../json-schema.ts';
import { closest } from './names.ts';
import { messageOf, type ActivityLang } from '../values.ts';
import { FestivalFolderError, whole, type Problems, type Where } from './problems.ts';

type Path = readonly PropertyKey[];

export interface Source<T> {
  data: T;
  /** Path relative to the festival's folder. */
  file: string;
  where(...path: Path): Where;
}

/** A text in one language: the data of its front matter, and its body in Markdown. */
export interface TextSource<T> extends Source<T> {
  body: string;
}

/** A record with its own folder, which also contains its texts. */
export interface SourceWithTexts<S extends z.ZodType, T extends z.ZodType> extends Source<z.infer<S>> {
  texts: Texts<T>;
}

/** Texts of a record by language; only events have Arabic ones. */
type Texts<T extends z.ZodType> = Partial<Record<ActivityLang, TextSource<z.infer<T>>>>;

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

const REMEDIES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: ': put a text with a colon in quotes',
  TAB_AS_INDENT: ': use spaces',
};
/** A colour without quotes in a list. It begins a comment, so that the parser reports the rest of the file too. */
const UNQUOTED_COLOUR = /[[,]\s*(#[\da-f]{3,6})\b/i;

/** Creates a reader of a folder's YAML and Markdown files. Faulty files are reported as errors and read as null. */
export function createSourceReader(folder: string, problems: Problems) {
  if (!existsSync(folder)) throw new FestivalFolderError(folder, ['there is no such folder']);
  /** Contents by path. */
  const readFiles = new Map<string, string>();

  const read = (file: string): string => {
    const content = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
    readFiles.set(file, content);
    return content;
  };

  function check<S extends z.ZodType>(file: string, yaml: string, schema: S, linesBefore = 0) {
    const counter = new LineCounter();
    const document = parseDocument(yaml, { lineCounter: counter });
    const lineAt = (offset: number): number => counter.linePos(offset).line + linesBefore;
    const colour = UNQUOTED_COLOUR.exec(yaml);
    for (const { pos, message, code } of document.errors.slice(0, colour ? 1 : undefined)) {
      // The parser counts lines within the front matter, so its own line number is removed.
      const reason = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
      const fault = colour ? `put the colour ${colour[1]} in quotes` : `${reason}${REMEDIES[code] ?? ''}`;
      const line = lineAt(colour?.index ?? pos[0]);
      problems.error({ file, line, field: '' }, `is not YAML: ${fault}`);
    }
    if (document.errors.length > 0) return null;
    const where = (...path: Path): Where => {
      const offset = offsetOf(document, path);
      return { file, line: offset === null ? null : lineAt(offset), field: fieldOf(path) };
    };
    const parsed = schema.safeParse(undefinedForNull(document.toJS()) ?? {}, { error: messageOf });
    if (parsed.success) return { data: parsed.data, file, where };
    for (const issue of parsed.error.issues) reportIssue(issue, where, schema);
    return null;
  }

  function reportIssue(issue: z.core.$ZodIssue, where: Source<unknown>['where'], schema: z.ZodType): void {
    if (issue.code !== 'unrecognized_keys') {
      problems.error(where(...issue.path), issue.message);
      return;
    }
    for (const key of issue.keys) {
      const known = keysAt(schema, issue.path);
      const meant = closest(key, known);
      const right = meant === null ? `it may have ${known.join(', ')}` : `did you mean “${meant}”?`;
      // YAML reads 12,50 as the two entries 12 and 50.
      const hint = /^\d+$/.test(key) ? 'a decimal number has a point, 12.50' : right;
      problems.error(where(...issue.path, key), `is no field of this file: ${hint}`);
    }
  }

  /** Returns null if the file is wrong or missing; only a needed file that is missing is an error. */
  function yaml<S extends z.ZodType>(file: string, schema: S, isNeeded = true): Source<z.infer<S>> | null {
    if (file.endsWith('.yaml') && existsSync(join(folder, file))) return check(file, read(file), schema);
    const misnamed = file.replace(/yaml$/, 'yml');
    if (existsSync(join(folder, misnamed))) problems.error(whole(misnamed), 'must end in .yaml: rename it');
    else if (isNeeded) problems.error(whole(file), 'is missing: its folder must have one');
    return null;
  }

  /** Reads a text with front matter. Returns null if it is wrong or missing; a missing text is not an error. */
  function text<S extends z.ZodType>(file: string, schema: S): TextSource<z.infer<S>> | null {
    if (!existsSync(join(folder, file))) return null;
    const content = read(file);
    const [whole = '', front = ''] = FRONT_MATTER.exec(content) ?? [];
    const source = check(file, front, schema, 1);
    return source && { ...source, body: content.slice(whole.length).trim() };
  }

  /** Reads the record of a folder from its YAML file, `name`, and from its texts: `fr.md`, `en.md`. */
  function withTexts<S extends z.ZodType, T extends z.ZodType>(
    [within, name]: [folder: string, file: string],
    [schema, textSchema]: [S, T],
    langs: readonly ActivityLang[] = ['fr', 'en'],
  ): SourceWithTexts<S, T> | null {
    const texts: Texts<T> = {};
    for (const lang of langs) {
      const found = text(`${within}/${lang}.md`, textSchema);
      if (found) texts[lang] = found;
    }
    const source = yaml(`${within}/${name}`, schema);
    return source && { ...source, texts };
  }

  return { readFiles, yaml, withTexts };
}

export type SourceReader = ReturnType<typeof createSourceReader>;

/** Empties the empty fields of objects, which remain known by name. Empty entries of lists are kept. */
function undefinedForNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(undefinedForNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inner === null ? undefined : undefinedForNull(inner)]),
  );
}

/** Returns the offset of the value at a path, or of its closest existing parent; null for an empty document. */
function offsetOf(document: Document.Parsed, path: Path): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key: name }) => isScalar(name) && String(name.value) === key)
      : undefined;
    const node = isNode(pair?.key) ? pair.key : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? null;
}

const fieldOf = (path: Path): string =>
  path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : `${field}${field && '.'}${String(key)}`),
    '',
  );

function keysAt(schema: z.ZodType, path: Path): string[] {
  const { properties = {} } = path.reduce<JsonSchema>((at, key) => {
    const within = at.properties?.[String(key)] ?? at.items ?? at.additionalProperties;
    return typeof within === 'object' ? within : {};
  }, jsonSchema(schema));
  return Object.keys(properties);
}
