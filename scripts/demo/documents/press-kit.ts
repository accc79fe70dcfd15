import { type Contents, personName } from './contents.ts';
import { addCover, type PictureAt, editionDates, resized } from './cover.ts';
import { addExhibition } from './exhibitions.ts';
import { paragraphs } from './rich-text.ts';
import { SETTINGS, Sheet } from './sheet.ts';
import { addPartners } from './venues.ts';
import { WORDS } from './words.ts';

/** Pages of the festival that a press kit quotes: the foundation, and the sections of the legal notice on pictures. */
const FOUNDATION_PAGE = 1;
const RIGHTS_SECTION = 1902;
const TEAM_CATEGORIES: readonly (number | null)[] = [1, 5, 6, 9];
const PRESS_ROLE = 26;

/** What a journalist needs: presentation, facts and dates, exhibitions with pictures, artists, credits, contacts. */
export async function pressKitPdf(contents: Contents, pictureAt: PictureAt): Promise<Uint8Array> {
  const { edition, festival, language, say } = contents;
  const words = WORDS[language];
  const title = `Dhaw ${edition.annee}, ${say(edition.intitule, edition.intitule_en)} – ${words.pressKit}`;
  const sheet = new Sheet(title, language, title);
  await addCover(sheet, contents, words.pressKit, true, pictureAt);
  sheet.chapter(words.presentation);
  sheet.columns(2);
  for (const paragraph of paragraphs(say(edition.edito_fr, edition.edito_en)))
    sheet.text(paragraph, SETTINGS.body);
  for (const section of festival.pages.find(({ id }) => id === FOUNDATION_PAGE)?.sections ?? []) {
    sheet.need(80);
    sheet.text(say(section.intitule_fr, section.intitule_en), SETTINGS.title, 'H2');
    for (const paragraph of paragraphs(say(section.content_fr, section.content_en)))
      sheet.text(paragraph, SETTINGS.body);
  }
  addFacts(sheet, contents);
  sheet.chapter(words.exhibitions);
  sheet.columns(2);
  for (const event of contents.exhibitions) {
    const picture = event.activite[0]?.image ?? null;
    addExhibition(
      sheet,
      contents,
      event,
      picture === null ? null : await resized(await pictureAt(picture), 600, 400),
    );
  }
  addArtists(sheet, contents);
  addTeam(sheet, contents);
  addPartners(sheet, contents);
  addRights(sheet, contents);
  return sheet.bytes();
}

/** The figures are counted from the programme, so that they cannot drift from it. */
function addFacts(sheet: Sheet, contents: Contents): void {
  const { festival, edition, language, say } = contents;
  const words = WORDS[language];
  sheet.chapter(words.factsAndDates);
  const fact = (name: string, value: string): void => {
    sheet.rule(7);
    const { y } = sheet;
    sheet.text(name, SETTINGS.label);
    sheet.y = y;
    sheet.text(value, { ...SETTINGS.lead, after: 9 }, 'P', 150);
  };
  const rank = festival.editions.length;
  fact(
    words.edition,
    `${rank}${language === 'fr' ? 'e' : 'th'}, ${say(edition.intitule, edition.intitule_en)}`,
  );
  fact(words.dates, editionDates(contents));
  fact(words.place, words.placeValue);
  const counts = festival.eventTypes
    .toSorted((a, b) => (a.ordre ?? Infinity) - (b.ordre ?? Infinity))
    .flatMap((type) => {
      const count = [...contents.exhibitions, ...contents.dated].filter(
        (event) => event.type === type.id && event.parent === null,
      ).length;
      return count === 0 ? [] : [`${say(type.intitule, type.intitule_en)} : ${count}`];
    });
  fact(words.onView, counts.map((line) => (language === 'fr' ? line : line.replace(' :', ':'))).join('\n'));
  fact(words.artists, String(contents.artists().length));
  fact(
    words.venues,
    String(
      new Set(
        [...contents.exhibitions, ...contents.dated].map(({ lieu }) => lieu).filter((id) => id !== null),
      ).size,
    ),
  );
  const earlier = festival.editions
    .filter(({ id }) => id !== edition.id)
    .toSorted((a, b) => b.annee - a.annee);
  fact(
    words.earlier,
    earlier.map((past) => `${past.annee}  ${say(past.intitule, past.intitule_en)}`).join('\n'),
  );
}

function addArtists(sheet: Sheet, contents: Contents): void {
  sheet.chapter(WORDS[contents.language].artists);
  sheet.columns(2);
  for (const person of contents.artists()) {
    const [first] = paragraphs(contents.say(person.bio_fr, person.bio_en));
    const height = first === undefined ? 0 : sheet.measure(first, SETTINGS.note);
    sheet.need(18 + height);
    sheet.text(personName(person), { ...SETTINGS.label, size: 9.6 }, 'H2');
    if (first !== undefined) sheet.text(first, SETTINGS.note);
    sheet.y += 8;
  }
}

function addTeam(sheet: Sheet, contents: Contents): void {
  const { festival, edition, language, say } = contents;
  sheet.chapter(WORDS[language].team);
  sheet.columns(2);
  const roles = festival.roles.filter(({ categorie }) => TEAM_CATEGORIES.includes(categorie));
  for (const role of roles.toSorted((a, b) => (a.ordre ?? 100) - (b.ordre ?? 100))) {
    const names = namesFor(contents, role.id, edition.id);
    if (names.length === 0) continue;
    sheet.need(40);
    sheet.text(say(role.intitule, role.intitule_en), SETTINGS.note, 'H2');
    sheet.text(names.join(', '), { ...SETTINGS.label, size: 10, after: 11 });
  }
}

function namesFor({ festival }: Contents, role: number, edition: number): string[] {
  const ids = new Set(
    festival.events
      .filter((event) => event.edition === edition)
      .flatMap((event) =>
        event.activite.flatMap(({ intervenants }) =>
          intervenants.filter((one) => one.role === role).map((one) => one.personne),
        ),
      ),
  );
  return festival.persons.filter(({ id }) => ids.has(id)).map(personName);
}

function addRights(sheet: Sheet, contents: Contents): void {
  const { festival, edition, language, say } = contents;
  const words = WORDS[language];
  sheet.chapter(words.credits);
  const rights = festival.pages.flatMap(({ sections }) => sections).find(({ id }) => id === RIGHTS_SECTION);
  for (const paragraph of paragraphs(say(rights?.content_fr ?? null, rights?.content_en ?? null)))
    sheet.text(paragraph, SETTINGS.lead);
  sheet.y += 20;
  sheet.text(words.contacts, SETTINGS.title, 'H2');
  sheet.text(namesFor(contents, PRESS_ROLE, edition.id).join(', '), SETTINGS.lead);
  const { email = null, telephone = null } = edition.contact_presse ?? {};
  for (const line of [email, telephone]) if (line !== null) sheet.text(line, { ...SETTINGS.body, after: 1 });
  for (const social of festival.socials) sheet.text(social.lien, { ...SETTINGS.body, after: 1 });
}
