import type { EventRow } from '../types.ts';
import type { Contents } from './contents.ts';
import { clock, dayName, shortDay } from './language.ts';
import { paragraphs } from './rich-text.ts';
import { SETTINGS, type Sheet } from './sheet.ts';
import { WORDS } from './words.ts';

/** One exhibition: title, place, dates and hours, opening, curators, artists, its introduction. */
export function addExhibition(
  sheet: Sheet,
  contents: Contents,
  event: EventRow,
  picture: Uint8Array | null,
): void {
  const { say, language } = contents;
  const words = WORDS[language];
  const [activity] = event.activite;
  if (activity === undefined) return;
  const place = contents.placeOf(event);
  const pictureHeight = picture === null ? 0 : (sheet.width * 2) / 3;
  sheet.need(pictureHeight + 150);
  if (picture !== null) {
    const { x, y } = sheet;
    sheet.ornament(() => sheet.doc.image(Buffer.from(picture), x, y, { width: sheet.width }));
    sheet.y += pictureHeight + 10;
  } else {
    sheet.rule();
  }
  sheet.text(contents.titleOf(event), SETTINGS.title, 'H2');
  sheet.text(place === undefined ? words.noVenue : say(place.nom, place.nom_en), SETTINGS.label);
  if (event.date !== null && event.date_end !== null) {
    const dates = words.fromTo(shortDay(language, event.date), shortDay(language, event.date_end));
    const days =
      event.jours_ouverture === null
        ? ''
        : say(event.jours_ouverture.intitule, event.jours_ouverture.intitule_en);
    sheet.text([dates, days, event.horaires_ouverture].filter(Boolean).join(' · '), SETTINGS.note);
  }
  if (event.vernissage !== null) {
    const opening = `${words.opening} : ${dayName(language, event.vernissage)}, ${clock(language, event.vernissage)}`;
    sheet.text(language === 'fr' ? opening : opening.replace(' :', ':'), SETTINGS.note);
  }
  sheet.y += 4;
  for (const paragraph of paragraphs(say(activity.intro_fr, activity.intro_en)))
    sheet.text(paragraph, SETTINGS.body);
  const curators = contents.curatorsOf(activity);
  if (curators.length > 0) sheet.text(`${words.curator} ${curators.join(', ')}`, SETTINGS.note);
  sheet.text(contents.peopleOf(activity).join(', '), { ...SETTINGS.note, after: 18 });
}
