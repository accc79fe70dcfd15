import type { EventRow } from '../../api/festival/records/event.ts';
import type { Contents } from './contents.ts';
import { clock, dayName, shortDay } from './language.ts';
import { type Paragraph, paragraphs } from './rich-text.ts';
import { type Setting, SETTINGS, type Sheet } from './sheet.ts';
import { WORDS } from './words.ts';

type Line = readonly [text: string | Paragraph, setting: Setting, tag?: 'H2'];

/** One exhibition, never parted by the end of a column: its picture, title, place, dates and hours, opening, introduction, people. */
export function addExhibition(
  sheet: Sheet,
  contents: Contents,
  event: EventRow,
  picture: Uint8Array | null,
): void {
  const lines = linesOf(contents, event);
  const pictureHeight = picture === null ? 0 : (sheet.width * 2) / 3;
  const height = lines.reduce(
    (sum, [text, setting]) => sum + sheet.measure(text, setting) + setting.after,
    0,
  );
  sheet.need(pictureHeight + 10 + height);
  if (picture === null) sheet.rule();
  else {
    const { x, y } = sheet;
    sheet.ornament(() => sheet.doc.image(Buffer.from(picture), x, y, { width: sheet.width }));
    sheet.y += pictureHeight + 10;
  }
  for (const [text, setting, tag] of lines) sheet.text(text, setting, tag);
  sheet.y += 16;
}

function linesOf(contents: Contents, event: EventRow): Line[] {
  const { say, language } = contents;
  const words = WORDS[language];
  const [activity] = event.activite;
  const place = contents.placeOf(event);
  const lines: Line[] = [
    [contents.titleOf(event), SETTINGS.title, 'H2'],
    [place === undefined ? words.noVenue : say(place.nom, place.nom_en), SETTINGS.label],
  ];
  if (event.date !== null && event.date_end !== null) {
    const dates = words.fromTo(shortDay(language, event.date), shortDay(language, event.date_end));
    const days = event.jours_ouverture;
    const open = [days === null ? '' : say(days.intitule, days.intitule_en), event.horaires_ouverture];
    lines.push([[dates, ...open].filter(Boolean).join(' · '), SETTINGS.note]);
  }
  if (event.vernissage !== null) {
    const when = `${dayName(language, event.vernissage)}, ${clock(language, event.vernissage)}`;
    lines.push([`${words.opening} ${when}`, { ...SETTINGS.note, after: 6 }]);
  }
  if (activity === undefined) return lines;
  lines.push(
    ...paragraphs(say(activity.intro_fr, activity.intro_en)).map((text): Line => [text, SETTINGS.body]),
  );
  const curators = contents.curatorsOf(activity);
  if (curators.length > 0) lines.push([`${words.curator} ${curators.join(', ')}`, SETTINGS.note]);
  return [...lines, [contents.peopleOf(activity).join(', '), SETTINGS.note]];
}
