import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Festival } from '../api/festival/records/festival.ts';
import { namesOf, type Context } from './read/context.ts';
import { createFiles } from './read/files.ts';
import type { Names } from './read/names.ts';
import { createProblems, FestivalFolderError } from './read/problems.ts';
import { createSourceReader, type Source, type SourceReader, type TextSource } from './read/source.ts';
import { inBoth } from './read/texts.ts';
import { wallTime } from './read/times.ts';
import { editionRow, type EditionSource } from './records/editions.ts';
import { eventRow, nameEvent, type EventSource } from './records/events.ts';
import { fullName, partnerRow, personRow, placeRow, type PersonSource } from './records/people-and-places.ts';
import {
  coverageRows,
  documentRows,
  faqRows,
  menuRows,
  pageRow,
  socialRows,
  vocabularyRows,
  type PageSource,
} from './records/site.ts';
import * as programme from './programme-schemas.ts';
import * as schemas from './schemas.ts';

export type FestivalFolder = ReturnType<typeof readFestival>;

export interface ReadOptions {
  /** ISO 8601 date-time as of which the programme is told, wall time there unless it has an offset; else the present. */
  now?: string | null;
}

/**
 * Reads a festival's folder (its README says what stands where).
 * @throws FestivalFolderError with a line for each fault: file, line, field, how to mend it.
 */
export function readFestival(folder: string, { now }: ReadOptions = {}) {
  const root = resolve(folder);
  const problems = createProblems();
  const sources = createSourceReader(root, problems);
  const general = sources.yaml('festival.yaml', schemas.festivalSchema);
  const vocabulary = sources.yaml('vocabulary.yaml', schemas.vocabularySchema);
  if (!general || !vocabulary) throw new FestivalFolderError(folder, problems.errors);
  const { timeZone } = general.data;
  const context: Context = {
    sources,
    problems,
    files: createFiles(root, problems),
    timeZone,
    time: wallTime(now ?? new Date().toISOString(), timeZone),
    names: namesOf(problems),
  };
  const read = readRecords(root, sources);
  name(vocabulary, read, context);
  const festival: Festival = {
    timeZone,
    ...menuRows(general, context),
    ...vocabularyRows(vocabulary.data),
    socials: socialRows(general),
    pdfs: documentRows(general, context),
    editions: byId(read.editions.map((source) => editionRow(source, context))),
    events: byId(read.events.map((source) => eventRow(source, context))),
    persons: byId(read.people.map((source) => personRow(source, context))),
    places: byId(read.places.map(placeRow)),
    partners: byId(read.partners.flatMap((source) => partnerRow(source, context) ?? [])),
    mediaLinks: read.coverage ? coverageRows(read.coverage, context) : [],
    faqs: read.questions ? faqRows(read.questions, context) : [],
    pages: byId(read.pages.map((source) => pageRow(source, context))),
  };
  if (problems.errors.length > 0) throw new FestivalFolderError(folder, problems.errors);
  /** Absolute paths of the pictures and documents, by their path at the back end, decoded. */
  const media = new Map([...context.files.used].map((file) => [`/media/${file}`, join(root, file)]));
  /** What its writer should know, a line each: pictures that are missing, damaged, too small or unused. */
  const remarks = async (): Promise<string[]> => {
    await context.files.measure();
    context.files.tellUnused(sources);
    return problems.remarks.toSorted();
  };
  return { festival, media, remarks };
}

const byId = <T extends { id: number }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => a.id - b.id);

function readRecords(root: string, sources: SourceReader) {
  const foldersIn = (folder: string): string[] => entries(root, folder, (entry) => entry.isDirectory());
  const filesIn = (folder: string): string[] =>
    entries(root, folder, (entry) => entry.isFile() && entry.name.endsWith('.yaml'));
  const all = <T>(files: readonly string[], schema: z.ZodType<T>): Source<T>[] =>
    files.flatMap((file) => sources.yaml(file, schema) ?? []);
  const optional = <T>(file: string, schema: z.ZodType<T>): Source<T> | null =>
    sources.yaml(file, schema, false);

  function texts<T>(folder: string, schema: z.ZodType<T>): { fr?: TextSource<T>; en?: TextSource<T> } {
    const [fr, en] = [sources.text(`${folder}/fr.md`, schema), sources.text(`${folder}/en.md`, schema)];
    return { ...(fr && { fr }), ...(en && { en }) };
  }
  const editions: EditionSource[] = foldersIn('editions').flatMap((folder) => {
    const edition = sources.yaml(`${folder}/edition.yaml`, programme.editionSchema);
    return edition ? { edition, texts: texts(folder, programme.editionTextSchema) } : [];
  });
  const noFields = z.strictObject({});
  return {
    places: all(filesIn('places'), schemas.placeSchema),
    partners: all(filesIn('partners'), schemas.partnerSchema),
    people: foldersIn('people').flatMap((folder): PersonSource[] => {
      const person = sources.yaml(`${folder}/person.yaml`, schemas.personSchema);
      return person ? [{ person, texts: texts(folder, noFields) }] : [];
    }),
    pages: foldersIn('pages').flatMap((folder): PageSource[] => {
      const page = sources.yaml(`${folder}/page.yaml`, schemas.pageSchema);
      return page ? [{ page, texts: texts(folder, schemas.pageTextSchema) }] : [];
    }),
    editions,
    events: editions.flatMap(({ edition }) =>
      foldersIn(edition.file.replace('edition.yaml', 'events')).flatMap((folder): EventSource[] => {
        const event = sources.yaml(`${folder}/event.yaml`, programme.eventSchema);
        const ar = sources.text(`${folder}/ar.md`, programme.eventTextSchema);
        if (!event) return [];
        const inAll = { ...texts(folder, programme.eventTextSchema), ...(ar && { ar }) };
        return [{ event, edition: edition.data, texts: inAll }];
      }),
    ),
    questions: optional('faqs.yaml', schemas.questionsSchema),
    coverage: optional('coverage/coverage.yaml', schemas.coverageSchema),
  };
}

function entries(
  root: string,
  folder: string,
  isWanted: (entry: { name: string; isDirectory(): boolean; isFile(): boolean }) => boolean,
): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && isWanted(entry))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

/** Notes what everything is called, before anything refers to it. */
function name(
  { data, where }: Source<z.infer<typeof schemas.vocabularySchema>>,
  { places, partners, people, pages, editions, events }: ReturnType<typeof readRecords>,
  context: Context,
): void {
  const { names } = context;
  const vocabulary: [keyof typeof data, Names][] = [
    ['eventTypes', names.eventType],
    ['activityKinds', names.activityKind],
    ['roles', names.role],
    ['partnerTypes', names.partnerType],
    ['questionSubjects', names.questionSubject],
  ];
  for (const [list, kind] of vocabulary) {
    for (const [key, { id, title }] of Object.entries(data[list]))
      kind.add(id, key, Object.values(inBoth(title)), where(list, key, 'id'));
  }
  const fileName = (file: string): string => basename(file, '.yaml');
  const folderName = (file: string): string => file.split('/').at(-2) ?? '';
  for (const { data: place, file, where: at } of places)
    names.place.add(place.id, fileName(file), Object.values(inBoth(place.name)), at('id'));
  for (const { data: partner, file, where: at } of partners)
    names.partner.add(partner.id, fileName(file), Object.values(inBoth(partner.name)), at('id'));
  for (const { person } of people)
    names.person.add(person.data.id, folderName(person.file), [fullName(person.data)], person.where('id'));
  for (const { page, texts } of pages)
    names.page.add(
      page.data.id,
      folderName(page.file),
      [texts.fr?.data.title, texts.en?.data.title],
      page.where('id'),
    );
  for (const { edition } of editions)
    names.edition.add(edition.data.id, String(edition.data.year), [], edition.where('id'));
  for (const event of events) nameEvent(event, context);
}
