import type { Contents } from './contents.ts';
import { SETTINGS, type Sheet } from './sheet.ts';
import { WORDS } from './words.ts';

/** The venues of the edition with their addresses, and what the visitor needs to know about them. */
export function addVenues(sheet: Sheet, contents: Contents): void {
  const { festival, say, language } = contents;
  const used = new Set([...contents.exhibitions, ...contents.dated].map((event) => event.lieu));
  sheet.chapter(WORDS[language].venues);
  sheet.columns(2);
  for (const place of festival.places.filter(({ id }) => used.has(id))) {
    sheet.need(44);
    sheet.text(say(place.nom, place.nom_en), { ...SETTINGS.label, size: 10 }, 'H2');
    sheet.text(say(place.adresse, place.adresse_en), { ...SETTINGS.note, size: 8.6, after: 12 });
  }
}

/** The edition's partners by kind. */
export function addPartners(sheet: Sheet, contents: Contents): void {
  const { festival, edition, say, language } = contents;
  sheet.columns(1);
  sheet.chapter(WORDS[language].partners);
  sheet.columns(2);
  const kinds = festival.partnerTypes.toSorted((a, b) => (a.ordre ?? Infinity) - (b.ordre ?? Infinity));
  for (const kind of kinds) {
    const partners = festival.partners.filter(
      ({ id, type }) => type === kind.id && edition.partenaires.includes(id),
    );
    if (partners.length === 0) continue;
    sheet.need(40 + partners.length * 13);
    sheet.text(say(kind.intitule, kind.intitule_en), SETTINGS.label, 'H2');
    for (const partner of partners)
      sheet.text(say(partner.nom_fr, partner.nom_en), { ...SETTINGS.body, after: 0 });
    sheet.y += 14;
  }
}
