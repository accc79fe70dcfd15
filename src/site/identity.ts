import { environment } from './build-environment.ts';
import mark from './dhaw.svg?url';
import { inEachLanguage, type InEachLanguage } from './in-each-language.ts';

/** A drawn mark: one path, in a separate file, since every page shows it several times. */
export interface Mark {
  viewBox: string;
  /** Address of the path, for `use`. */
  href: string;
  /** Accessible name. */
  label: string;
  lang: string;
}

/** Texts about one festival. The dictionaries contain texts that fit any festival. */
interface FestivalWords {
  /** What the festival is and where, on one line. */
  kind: InEachLanguage;
  /** What the festival was in the years before `until`. */
  formerKind: InEachLanguage & { until: number };
  slogan: InEachLanguage;
  city: InEachLanguage;
  /** Country code, ISO 3166-1 alpha-2; the back end has no country for venues. */
  country: string;
  /** History of the festival, in one paragraph. */
  about: InEachLanguage;
  /** Meta description of pages that have none. */
  description: InEachLanguage;
}

interface SupportTier {
  id: 'official' | 'platinum' | 'gold';
  spotSeconds: number | null;
  dinnerSeats: number;
  badges: number;
}

/** Facts about one festival that the back end does not provide. */
interface OwnFacts {
  mark: Mark;
  words: FestivalWords;
  /** Rights in the festival's pictures, as an address at rightsstatements.org. */
  pictureRights: string;
  contactEmail: string;
  /** What each tier of support offers, and how many people the festival reaches. */
  support: { tiers: readonly SupportTier[]; newsletterReaders: number; socialFollowers: number };
}

const name = environment.SITE_NAME;

const dhaw: OwnFacts = {
  // ضوء, "light", drawn for display.
  mark: { viewBox: '6 -73 191 98', label: 'ضوء', lang: 'ar', href: `${mark}#mark` },
  words: {
    kind: inEachLanguage({
      fr: 'Biennale de photographie et d’art contemporain, Tunis',
      en: 'Biennale of photography and contemporary art, Tunis',
    }),
    formerKind: {
      ...inEachLanguage({
        fr: 'Festival d’une fondation culturelle, Tunis',
        en: 'Festival of a cultural foundation, Tunis',
      }),
      until: 2022,
    },
    slogan: inEachLanguage({ fr: 'Un mois pour regarder la lumière', en: 'A month to look at light' }),
    city: inEachLanguage({ fr: 'Tunis', en: 'Tunis' }),
    country: 'TN',
    about: inEachLanguage({
      fr: `Née à Tunis en 2013 à l’initiative d’une fondation culturelle, ${name} est, depuis 2022, une biennale de la photographie et de l’image. L’édition 2022 a réuni 150 artistes et plus de 70\u202f000 visiteurs. La septième édition, du 9\u00a0octobre au 9\u00a0novembre 2024, rassemble neuf expositions, neuf performances, neuf débats et plus de soixante artistes du Sud global.`,
      en: `Born in Tunis in 2013 on the initiative of a cultural foundation, ${name} has been a biennale of photography and the image since 2022. The 2022 edition brought together 150 artists and over 70,000 visitors. The seventh edition, from 9\u00a0October to 9\u00a0November 2024, gathers nine exhibitions, nine performances, nine debates and more than sixty artists from the Global South.`,
    }),
    description: inEachLanguage({
      fr: `${name}, biennale de photographie et d’art contemporain à Tunis : programme, expositions, artistes, lieux et archives.`,
      en: `${name}, biennale of photography and contemporary art in Tunis: programme, exhibitions, artists, venues and archives.`,
    }),
  },
  // By the legal notice, photographs belong to their authors, and every other use needs their consent.
  pictureRights: 'http://rightsstatements.org/vocab/InC/1.0/',
  contactEmail: 'bonjour@dhaw.example',
  support: {
    tiers: [
      { id: 'official', spotSeconds: 15, dinnerSeats: 4, badges: 20 },
      { id: 'platinum', spotSeconds: null, dinnerSeats: 2, badges: 10 },
      { id: 'gold', spotSeconds: null, dinnerSeats: 1, badges: 10 },
    ],
    newsletterReaders: 5000,
    socialFollowers: 46_652,
  },
};

const factsBySlug: Readonly<Record<string, OwnFacts>> = { dhaw };
const own = factsBySlug[environment.SITE_SLUG];

/** Name, slug and mark of the festival this build is for; a festival without a drawn mark shows its name alone. */
export const identity = { name, slug: environment.SITE_SLUG, mark: own?.mark ?? null };

/** Texts about the festival; null if it has none here: screens then show those of the current edition. */
export const festivalWords = own?.words ?? null;

/** Returns what the festival was in a year; null for a festival without texts here. */
export const kindIn = (year: number): InEachLanguage | null =>
  festivalWords && (year < festivalWords.formerKind.until ? festivalWords.formerKind : festivalWords.kind);

/** Rights in the festival's pictures, as an address at rightsstatements.org; null if they are not stated here. */
export const pictureRights = own?.pictureRights ?? null;

/** Address for visitors who cannot use the forms; null if the festival gives none. */
export const contactEmail = environment.CONTACT_EMAIL ?? own?.contactEmail ?? null;

/** Tiers of support; null for a festival without tiers: support is then agreed individually. */
export const support = own?.support ?? null;
