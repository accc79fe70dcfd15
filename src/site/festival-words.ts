import type { Lang } from '../domain/model/common.ts';
import { environment } from './build-environment.ts';

type InEachLanguage = Readonly<Record<Lang, string>>;

/** Texts about one festival. The dictionaries contain texts that fit any festival. */
export interface FestivalWords {
  /** What the festival is and where, on one line. */
  kind: InEachLanguage;
  /** The same for former years, and the year in which it changed. */
  formerKind: InEachLanguage & { until: number };
  slogan: InEachLanguage;
  city: InEachLanguage;
  /** ISO 3166-1 alpha-2; the back end gives no country for venues. */
  country: string;
  /** Its story, in one paragraph. */
  about: InEachLanguage;
  /** Meta description of pages without one of their own. */
  description: InEachLanguage;
}

const name = environment.SITE_NAME;

const dhaw: FestivalWords = {
  kind: {
    fr: 'Biennale de photographie et d’art contemporain, Tunis',
    en: 'Biennale of photography and contemporary art, Tunis',
  },
  formerKind: {
    fr: 'Festival d’une fondation culturelle, Tunis',
    en: 'Festival of a cultural foundation, Tunis',
    until: 2022,
  },
  slogan: {
    fr: 'Un mois pour regarder la lumière',
    en: 'A month to look at light',
  },
  city: { fr: 'Tunis', en: 'Tunis' },
  country: 'TN',
  about: {
    fr: `Née à Tunis en 2013 à l’initiative d’une fondation culturelle, ${name} est, depuis 2022, une biennale de la photographie et de l’image. L’édition 2022 a réuni 150 artistes et plus de 70\u202f000 visiteurs. La septième édition, du 9\u00a0octobre au 9\u00a0novembre 2024, rassemble neuf expositions, neuf performances, neuf débats et plus de soixante artistes du Sud global.`,
    en: `Born in Tunis in 2013 on the initiative of a cultural foundation, ${name} has been a biennale of photography and the image since 2022. The 2022 edition brought together 150 artists and over 70,000 visitors. The seventh edition, from 9\u00a0October to 9\u00a0November 2024, gathers nine exhibitions, nine performances, nine debates and more than sixty artists from the Global South.`,
  },
  description: {
    fr: `${name}, biennale de photographie et d’art contemporain à Tunis : programme, expositions, artistes, lieux et archives.`,
    en: `${name}, biennale of photography and contemporary art in Tunis: programme, exhibitions, artists, venues and archives.`,
  },
};

const wordsBySlug: Readonly<Record<string, FestivalWords>> = { dhaw };

/** Null for a festival without texts here: its screens then show those of its current edition. */
export const festivalWords = wordsBySlug[environment.SITE_SLUG] ?? null;

/** What the festival was in a year; null for a festival without texts here. */
export const kindIn = (year: number): InEachLanguage | null =>
  festivalWords && (year < festivalWords.formerKind.until ? festivalWords.formerKind : festivalWords.kind);
