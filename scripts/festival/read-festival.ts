import { globSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { Festival } from '../api/festival/records/festival.ts';
import { pageNames } from '../astro/redirects/redirects.ts';
import { namesOf, type Context } from './read/context.ts';
import { createFiles } from './read/files.ts';
import { closest, type Names } from './read/names.ts';
import { createProblems, FestivalFolderError, whole, type Problems } from './read/problems.ts';
import { createSourceReader, type Source, type SourceWithTexts } from './read/source.ts';
import { inBoth } from './read/texts.ts';
import { wallTime } from './read/times.ts';
import { editionRow } from './records/editions.ts';
import { eventRow, type EventSource } from './records/events.ts';
import { fullName, partnerRow, personRow, placeRow } from './records/people-and-places.ts';
import * as site from './records/site.ts';
import * as programme from './programme-schemas.ts';
import type { Words } from './values.ts';
import * as schemas from './schemas.ts';

export type FestivalFolder = ReturnType<typeof readFestival>;

export interface ReadOptions {
  /** ISO 8601 date-time at which the programme is read, in the festival's time zone if without offset. Default: now. */
  now?: string | null;
}

/**
 * Reads a festival's folder, whose README describes its files.
 * @throws FestivalFolderError with a line for each fault: file, line, field, how to fix it.
 */
export function readFestival(folder: string, { now }: ReadOptions = {}) {
  const root = resolve(folder);
  const problems = createProblems();
  const sources = createSourceReader(root, problems);
  const general = sources.yaml('festival.yaml', schemas.festivalSchema);
  const vocabulary = sources.yaml('vocabulary.yaml', schemas.vocabularySchema);
  if (!general || !vocabulary) throw new FestivalFolderError(folder, problems.errors);
  const { timeZone, slug, currentYear } = general.data;
  const context: Context = {
    sources,
    problems,
    files: createFiles(root, problems),
    timeZone,
    time: wallTime(now ?? new Date().toISOString(), timeZone),
    pages: new Set([slug, ...pageNames({ SITE_SLUG: slug, CURRENT_YEAR: currentYear })]),
    names: namesOf(problems),
  };
  const read = readRecords(root, context);
  name(vocabulary, read, context);
  checkFolders(root, currentYear, problems);
  context.names.edition.find(String(currentYear), general.where('currentYear'));
  const festival: Festival = {
    timeZone,
    ...site.menuRows(general, context),
    ...site.vocabularyRows(vocabulary.data),
    socials: site.socialRows(general),
    pdfs: site.documentRows(general, context),
    editions: byId(read.editions.map((source) => editionRow(source, context))),
    events: byId(read.events.map((source) => eventRow(source, context))),
    persons: byId(read.people.map((source) => personRow(source, context))),
    places: byId(read.places.map(placeRow)),
    partners: byId(read.partners.flatMap((source) => partnerRow(source, context) ?? [])),
    mediaLinks: read.coverage ? site.coverageRows(read.coverage, context) : [],
    faqs: read.questions ? site.faqRows(read.questions, context) : [],
    pages: byId(read.pages.map((source) => site.pageRow(source, context))),
  };
  if (problems.errors.length > 0) throw new FestivalFolderError(folder, problems.errors);
  /** Returns remarks for the author, one a line, e.g. on pictures that are missing, damaged, too small or unused. */
  const remarks = async (): Promise<string[]> => {
    await context.files.measure();
    context.files.reportUnused(sources);
    return problems.remarks.toSorted();
  };
  return { festival, media: context.files.media, remarks };
}

const FOLDERS = ['coverage', 'editions', 'events', 'pages', 'partners', 'people', 'places'];

/** Reports folders with a misspelt name or in the wrong place, whose files would not be read. */
function checkFolders(root: string, year: number, problems: Problems): void {
  for (const found of globSync(['*/', 'editions/*/*/'], { cwd: root }).sort()) {
    const path = found.split(sep).join('/');
    const meant = closest(basename(path), FOLDERS);
    const right = meant === 'events' ? `editions/${path.split('/')[1] ?? year}/events` : meant;
    if (right === null || right === path) continue;
    if (globSync('**/*.{yaml,yml,md}', { cwd: join(root, found) }).length > 0)
      problems.error(whole(path), `is not read: such files stand in ${right}`);
  }
}

const byId = <T extends { id: number }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => a.id - b.id);

function readRecords(root: string, { sources, names }: Context) {
  /** Returns the entries of a folder, as paths from the festival's folder, without hidden ones. */
  const found = (folder: string, pattern: '*/' | '*.{yaml,yml}'): string[] =>
    globSync(pattern, { cwd: join(root, folder) })
      .sort()
      .map((name) => `${folder}/${name}`);
  const all = <S extends z.ZodType>(kind: Names, folder: string, schema: S): Source<z.infer<S>>[] =>
    found(folder, '*.{yaml,yml}').flatMap((file) => sources.yaml(file, schema) ?? kind.addUnread());
  const allWithTexts = <S extends z.ZodType, T extends z.ZodType>(
    kind: Names,
    folder: string,
    file: string,
    ...schemasOf: [S, T]
  ): SourceWithTexts<S, T>[] =>
    found(folder, '*/').flatMap((each) => sources.withTexts([each, file], schemasOf) ?? kind.addUnread());

  const { editionSchema, editionTextSchema, eventSchema, eventTextSchema } = programme;
  const editions = allWithTexts(names.edition, 'editions', 'edition.yaml', editionSchema, editionTextSchema);
  return {
    places: all(names.place, 'places', schemas.placeSchema),
    partners: all(names.partner, 'partners', schemas.partnerSchema),
    people: allWithTexts(names.person, 'people', 'person.yaml', schemas.personSchema, z.strictObject({})),
    pages: allWithTexts(names.page, 'pages', 'page.yaml', schemas.pageSchema, schemas.pageTextSchema),
    editions,
    events: editions.flatMap(({ file, data: edition }) =>
      found(file.replace('edition.yaml', 'events'), '*/').flatMap((folder): EventSource[] => {
        const from: [string, string] = [folder, 'event.yaml'];
        const event = sources.withTexts(from, [eventSchema, eventTextSchema], ['fr', 'en', 'ar']);
        return event ? [{ ...event, edition }] : names.event.addUnread();
      }),
    ),
    questions: sources.yaml('faqs.yaml', schemas.questionsSchema, false),
    coverage: sources.yaml('coverage/coverage.yaml', schemas.coverageSchema, false),
  };
}

/** Registers the names of all records, before references to them are resolved. */
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
  const wordings = (title: Words | undefined) => Object.values(inBoth(title));
  for (const [list, kind] of vocabulary) {
    for (const [key, { id, title }] of Object.entries(data[list]))
      kind.add(id, key, wordings(title), where(list, key, 'id'));
  }
  const note = (kind: Names, source: Source<{ id: number }>, own: string, ...titles: (Words | undefined)[]) =>
    kind.add(source.data.id, own, titles.flatMap(wordings), source.where('id'));
  const fileName = ({ file }: Source<unknown>): string => basename(file, '.yaml');
  const folderName = ({ file }: Source<unknown>): string => basename(dirname(file));
  for (const place of places) note(names.place, place, fileName(place), place.data.name);
  for (const partner of partners) note(names.partner, partner, fileName(partner), partner.data.name);
  for (const person of people) note(names.person, person, folderName(person), fullName(person.data));
  for (const page of pages)
    note(names.page, page, folderName(page), page.texts.fr?.data.title, page.texts.en?.data.title);
  for (const edition of editions) note(names.edition, edition, String(edition.data.year));
  for (const event of events) {
    const { texts, edition } = event;
    const inItsYear = `${edition.year}/${folderName(event)}`;
    note(names.event, event, folderName(event), inItsYear, texts.fr?.data.title, texts.en?.data.title);
  }
}
