import type { Id, Lang } from '../../domain/model/core.ts';
import { plainText } from '../../domain/text/localise.ts';
import type { EditionData, EventData } from './edition-schema.ts';

export type CsvCell = string | number | null;

/**
 * Characters at the start of a cell that make a spreadsheet run it as a formula. Spreadsheets that separate cells by
 * semicolons or tabs, as French ones do, also find such cells within a cell of this file, and drop quotes at their start.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns rows as CSV (RFC 4180), to be written as UTF-8. A text that spreadsheets would run as a formula is preceded
 * by an apostrophe. @param rows the first row holds the names of the columns.
 */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Without this at the start of the file, spreadsheets read UTF-8 as another encoding and break every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Row {
  event: EventData;
  data: EditionData;
  textOf: (text: Record<string, string | undefined>) => string;
}

/** Columns by name, as in the JSON. New columns are added at the end: readers may rely on positions. */
const columns: Record<string, (row: Row) => CsvCell> = {
  id: ({ event }) => event.id,
  title: ({ event, textOf }) => textOf(event.title),
  type: ({ event, data, textOf }) => textOf(byId(data.types, event.type)?.title ?? {}),
  status: ({ event }) => event.status,
  start: ({ event }) => event.start,
  end: ({ event }) => event.end,
  lastDay: ({ event }) => event.lastDay,
  vernissage: ({ event }) => event.vernissage,
  openingDays: ({ event, textOf }) => textOf(event.openingDays),
  openingHours: ({ event }) => event.openingHours,
  venue: ({ event, data, textOf }) => textOf(byId(data.venues, event.venue)?.name ?? {}),
  address: ({ event, data, textOf }) => textOf(byId(data.venues, event.venue)?.address ?? {}),
  latitude: ({ event, data }) => byId(data.venues, event.venue)?.latitude ?? null,
  longitude: ({ event, data }) => byId(data.venues, event.venue)?.longitude ?? null,
  participants,
  parent: ({ event }) => event.parent,
  inProgramme: ({ event }) => String(event.inProgramme),
  pictures: ({ event }) => event.pictures.length,
  url: ({ event }) => event.url,
  previousStart: ({ event }) => event.previousStart ?? null,
  closures: ({ event }) => inRow(event.closures),
  price: ({ event, textOf }) => textOf(event.price?.words ?? {}),
  priceAmount: ({ event }) => event.price?.amount ?? null,
  priceCurrency: ({ event }) => (event.price?.amount == null ? null : event.price.currency),
  languages: ({ event }) => inRow(event.languages),
  capacity: ({ event }) => event.capacity ?? null,
  accessibility: ({ event, data }) => inRow(byId(data.venues, event.venue)?.accessibility),
};

const inRow = (values: readonly string[] = []): string => values.join('; ');

/** Returns the events of an edition as CSV, one per row, with texts in the language of the data's addresses. */
export function editionTable(data: EditionData): string {
  const lang: Lang = data.language;
  const rows = data.events.map((event) =>
    Object.values(columns).map((column) => column({ event, data, textOf: (text) => plainText(text, lang) })),
  );
  return BYTE_ORDER_MARK + csv([Object.keys(columns), ...rows]);
}

/** "Emna Belkhiria (photographer); Zied Hamrouni", each pair once. */
function participants({ event, data, textOf }: Row): string {
  const named = event.activities.flatMap((activity) =>
    activity.participants.map(({ person, role }) => {
      const name = byId(data.people, person)?.name ?? '';
      const title = textOf(byId(data.roles, role)?.title ?? {});
      return title ? `${name} (${title})` : name;
    }),
  );
  return [...new Set(named)].join('; ');
}

function byId<T extends { id: Id }>(records: readonly T[], id: Id | null | undefined): T | undefined {
  return records.find((record) => record.id === id);
}
