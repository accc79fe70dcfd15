import type { EventRow } from '../../api/festival/records/event.ts';
import { type Contents } from './contents.ts';
import { addCover, type PictureAt } from './cover.ts';
import { addExhibition } from './exhibitions.ts';
import { clock, dayKey, dayName, shortDay } from './language.ts';
import { paragraphs } from './rich-text.ts';
import { SETTINGS, Sheet } from './sheet.ts';
import { addPartners, addVenues } from './venues.ts';
import { WORDS } from './words.ts';

/** The programme a visitor carries: editorial, exhibitions, every day, the venues, the partners. */
export async function programmePdf(contents: Contents, pictureAt: PictureAt): Promise<Uint8Array> {
  const { edition, language, say } = contents;
  const words = WORDS[language];
  const title = `Dhaw ${edition.annee}, ${say(edition.intitule, edition.intitule_en)} – ${words.programme}`;
  const sheet = new Sheet(title, language, title);
  await addCover(sheet, contents, words.programme, false, pictureAt);
  sheet.chapter(words.editorial);
  for (const paragraph of paragraphs(say(edition.edito_fr, edition.edito_en)))
    sheet.text(paragraph, SETTINGS.lead);
  sheet.chapter(words.exhibitions);
  sheet.columns(2);
  for (const event of contents.exhibitions) addExhibition(sheet, contents, event, null);
  sheet.chapter(words.dayByDay);
  sheet.text(words.everythingFree, { ...SETTINGS.note, after: 14 });
  sheet.columns(2);
  addDays(sheet, contents);
  addVenues(sheet, contents);
  addPartners(sheet, contents);
  return sheet.bytes();
}

function addDays(sheet: Sheet, contents: Contents): void {
  const days = Map.groupBy(contents.dated, (event) => dayKey(event.date ?? ''));
  for (const [, events] of [...days].sort(([a], [b]) => a.localeCompare(b))) {
    const [first] = events;
    if (first?.date == null) continue;
    sheet.need(92);
    sheet.rule(5);
    sheet.text(dayName(contents.language, first.date), SETTINGS.day, 'H2');
    for (const event of events) addRow(sheet, contents, event);
    sheet.y += 10;
  }
}

const TIME_WIDTH = 54;

/** A line of the day: the hour, a square in the colour of its type, title, type and place, people. */
function addRow(sheet: Sheet, contents: Contents, event: EventRow): void {
  const { language, say } = contents;
  const words = WORDS[language];
  const { title: type, colour } = contents.typeOf(event);
  const place = contents.placeOf(event);
  const where = place === undefined ? words.noVenue : say(place.nom, place.nom_en);
  const people = event.activite.length > 3 ? [] : [...new Set(event.activite.flatMap(contents.peopleOf))];
  const shown = people.length > 8 ? [...people.slice(0, 7), '…'] : people;
  const lasts =
    event.date !== null &&
    event.date_end !== null &&
    Date.parse(event.date_end) - Date.parse(event.date) > 20 * 3_600_000;
  const facts = [
    type,
    where,
    lasts && event.date_end !== null ? `${words.until} ${shortDay(language, event.date_end)}` : '',
  ];
  const name = { ...SETTINGS.label, size: 9.2, after: 0 };
  const title = contents.titleOf(event);
  sheet.need(sheet.measure(title, name, TIME_WIDTH) + 34);
  const { x, y, doc } = sheet;
  sheet.ornament(() => doc.rect(x + TIME_WIDTH - 11, y + 3.4, 4.6, 4.6).fill(colour));
  if (event.date !== null) {
    sheet.text(clock(language, event.date), { ...SETTINGS.body, after: 0 });
    sheet.y = y;
  }
  sheet.text(title, name, 'H3', TIME_WIDTH);
  sheet.text(
    facts.filter(Boolean).join(' · '),
    { ...SETTINGS.note, after: shown.length > 0 ? 0 : 6 },
    'P',
    TIME_WIDTH,
  );
  if (shown.length > 0) sheet.text(shown.join(', '), { ...SETTINGS.note, after: 6 }, 'P', TIME_WIDTH);
}
