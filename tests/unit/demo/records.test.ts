import { expect, test } from 'vitest';
import { activities, eventNumbered, festival, ids, NOW } from './festival-parts.ts';

const { editions, events, faqs, mediaLinks, menus, pages, partners, pdfs, persons, places, subMenus } =
  festival;

/** Returns the ids of the records for which this is true. */
const where = <T extends { id: number }>(rows: readonly T[], isMeant: (row: T) => boolean): number[] =>
  ids(rows.filter(isMeant));
const title = (id: number): string => eventNumbered(id).activite[0]?.intitule ?? '';
const descriptionHas = (...tags: string[]): number[] =>
  where(events, ({ activite }) => tags.every((tag) => activite[0]?.description_fr?.includes(tag)));
const strays = where(
  events,
  ({ parent, edition }) => parent !== null && eventNumbered(parent).edition !== edition,
);
const halves = where(
  activities,
  ({ intro_fr, intro_en, description_fr, description_en }) =>
    (intro_fr === null) !== (intro_en === null) || (description_fr === null) !== (description_en === null),
);
const linked = subMenus.map(({ page }) => page);
const namesWhere = (isMeant: (person: (typeof persons)[number]) => boolean) =>
  persons.filter(isMeant).map(({ nom }) => nom);
const points = places.map(({ latitude, longitude }) => `${latitude},${longitude}`);
const changed = events.filter(({ edition, show, statut }) => edition === 1 && show && statut !== null);
const document = (id: number) => pdfs.find((pdf) => pdf.id === id)?.download_url?.slice(-7);

/** Awkward or rare records, so that every rule for them is tried, and what visitors are promised. */
test.each<[string, readonly unknown[], readonly unknown[]]>([
  ['two events with the same title', where(events, ({ id }) => title(id) === title(29)), [29, 36]],
  [
    'a title with an emoji and characters that an address cannot contain',
    where(events, ({ id }) => ['/', '?', '%', '«', '»', '🌗'].every((sign) => title(id).includes(sign))),
    [44],
  ],
  ['a title of over two hundred letters', where(events, ({ id }) => title(id).length > 200), [23]],
  ['a title that is a single long word', where(events, ({ id }) => /^\p{L}{28,}$/u.test(title(id))), [31]],
  [
    'an evening that ends after midnight',
    [eventNumbered(13).date, eventNumbered(13).date_end],
    ['2024-10-18T22:40:00+01:00', '2024-10-19T00:50:00+01:00'],
  ],
  ['an event without a place', where(events, ({ lieu }) => lieu === null), [64]],
  ['an event without a date', where(events, ({ date }) => date === null), [54]],
  ['an event without a type', where(events, ({ type }) => type === null), [55]],
  ['a hidden event', where(events, ({ show }) => !show), [133]],
  ['an event outside the programme', where(events, ({ in_program }) => !in_program), [53]],
  ['an event with forty activities', where(events, ({ activite }) => activite.length === 40), [34]],
  [
    'an activity with sixty participants',
    where(events, ({ activite }) => activite.some(({ intervenants }) => intervenants.length === 60)),
    [17],
  ],
  ['events nested in three levels', [66, 65, 1].map((id) => eventNumbered(id).parent), [65, 1, null]],
  ['no child in another edition than its parent', strays, []],
  ['a description with a table, a list and a link', descriptionHas('<table>', '<ul>', '<a href='), [6]],
  ['a description with a quotation', descriptionHas('<blockquote>'), [7]],
  [
    'self-guided routes with a registration that must stay hidden',
    where(
      [57, 58, 86].map(eventNumbered),
      (event) => event.edition === 1 && event.parent === null && event.type === 7 && event.inscription_form,
    ),
    [57, 58, 86],
  ],
  [
    'an untitled event with a place and a future date',
    where(
      events,
      ({ activite: [only], lieu, date }) =>
        only?.intitule === '' && only.intitule_en === null && lieu !== null && (date ?? '') > NOW,
    ),
    [139],
  ],
  [
    'an event that is full, one that is postponed and one that is cancelled',
    changed.map(({ id, statut }) => [id, statut]),
    [
      [42, 'complet'],
      [46, 'reporte'],
      [62, 'annule'],
    ],
  ],
  ['none of these in the past', where(changed, ({ date }) => (date ?? '') <= NOW), []],
  ['a person with a last name only', namesWhere(({ prenom }) => prenom === null), ['Kaabachi']],
  ['a person without a portrait', namesWhere(({ photo }) => photo === null), ['Brinsi']],
  ['a place without coordinates', where(places, ({ latitude }) => latitude === null), [19]],
  ['a place without an English name', where(places, ({ nom_en }) => nom_en === null), [4]],
  ['two places at one point', points.filter((one, at) => points.indexOf(one) < at), ['36.8021,10.1692']],
  ['a media link without a picture', where(mediaLinks, ({ image_db }) => image_db === null), [5]],
  ['a media link without a date', where(mediaLinks, ({ date }) => date === null), [12]],
  ['a link titled in one language', where(mediaLinks, (one) => !one.intitule_fr || !one.intitule_en), [4]],
  ['partners without an address', where(partners, ({ url }) => url === null), [7, 13, 22]],
  ['a hidden menu', where(menus, ({ show }) => !show), [7]],
  ['a hidden menu entry', where(subMenus, ({ show }) => !show), [403]],
  [
    'no menu of the footer without entries',
    [2, 3, 5, 6].filter((id) => !subMenus.some(({ menu, show }) => menu === id && show)),
    [],
  ],
  ['no page without a menu entry', where(pages, ({ id }) => !linked.includes(id)), []],
  ['a legal notice', where(pages, ({ id }) => id === 19), [19]],
  [
    'a page with a text but no title in any language',
    where(pages, ({ intitule_fr, intitule_en, sections }) =>
      Boolean(!intitule_fr && !intitule_en && sections[0]?.content_en),
    ),
    [55],
  ],
  ['a programme to print in each language', [215, 217].map(document), ['-fr.pdf', '-en.pdf']],
  ['two titles that are not in French', where(activities, ({ intitule }) => intitule === ''), [4500, 13900]],
  ['two titles that are not in English', where(activities, ({ intitule_en }) => !intitule_en), [5200, 13900]],
  [
    'an edition without a title in English',
    editions.flatMap(({ intitule_en, annee }) => (intitule_en ? [] : annee)),
    [2014],
  ],
  ['an event described in Arabic', where(activities, ({ description_ar }) => Boolean(description_ar)), [100]],
  ['no text in one language only, except where the title is too', halves, [4500, 5200]],
  ['no person without a biography', where(persons, ({ bio_fr, bio_en }) => !bio_fr || !bio_en), []],
  ['no question without an answer', where(faqs, ({ answer_fr, answer_en }) => !answer_fr || !answer_en), []],
])('the demo has %s', (_what, found, expected) => {
  expect(found).toEqual(expected);
});
