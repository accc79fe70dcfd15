import { formatEditionDates } from '../domain/time/format-when.ts';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureView } from '../components/picture/picture-view.ts';
import type { CardFacts } from '../components/share/card-facts.ts';
import { digestOf } from '../content/digest.ts';
import { festivalData, type FestivalData } from '../content/festival.ts';
import type { Edition } from '../domain/model/festival.ts';
import { type Lang, translator } from '../i18n/translate.ts';
import { environment } from '../site/build-environment.ts';
import {
  festivalMotif,
  type ShareCard,
  shareCardExtension,
  shareCardFolder,
  shareCardPath,
} from '../site/share-card.ts';
import { colourViews, type ColourView } from './colours.ts';

/** The share picture of a page, of `shareCardSize`, by its path from the site's root. */
export interface ShareImage {
  path: string;
  /** Says what the picture does. */
  alt: string;
}

/**
 * Makes the cards of pages in one language. Each is described in a file that the build draws once the pages are there
 * (`scripts/astro/share-cards.ts`); like a picture it is named by its content, so that it is drawn once.
 */
export async function cardMaker(
  lang: Lang,
): Promise<(page: { readonly title: string; readonly card?: CardFacts }) => ShareImage> {
  const data = await festivalData();
  const colours = new Map(colourViews(data).map((colour) => [colour.className, colour]));
  const defaults = defaultsByEdition(data, lang);
  const current = classOf(data.current);
  const { name: festival, markFile } = festivalMotif(environment);
  return ({ title, card = {} }) => {
    const { className = current, ...own } = card;
    const { kicker, lines, picture } = { ...(defaults.get(className) ?? defaults.get(current)), ...own };
    const shown: ShareCard = {
      title: title || translator(lang)('page.untitled'),
      kicker: kicker ?? null,
      lines: (lines ?? []).flatMap((line) => (line ? [capitalised(line)] : [])),
      ...coloursOf(colours.get(className) ?? colours.get(current)),
      picture: picture?.kind === 'raster' ? picture.hash : null,
      festival,
      markFile,
    };
    return {
      path: described(shown),
      alt: [shown.kicker, shown.title, ...shown.lines].filter(Boolean).join('. '),
    };
  };
}

const classOf = ({ id }: Pick<Edition, 'id'>): string => `edition-${id}`;

/** Defaults for the card of a page, from its edition. */
function defaultsByEdition(data: FestivalData, lang: Lang): ReadonlyMap<string, CardFacts> {
  const editions = [...data.editions, ...data.withdrawnEditions];
  return new Map(
    editions.map((edition) => {
      const facts = {
        kicker: `${environment.SITE_NAME} ${edition.year}`,
        lines: [formatEditionDates(edition, lang)],
        picture: pictureView(edition.image, data),
      };
      return [classOf(edition), facts];
    }),
  );
}

/** A card is shown on light and dark pages alike: its colours are those of the data. */
function coloursOf(colour: ColourView | undefined): Pick<ShareCard, 'ground' | 'ink' | 'accent'> {
  const { main = '#000', ink = '#fff', companion = '#fff' } = colour?.light ?? {};
  return { ground: main, ink, accent: companion };
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Writes down what a card shows, and gives the path that it will have. */
function described(card: ShareCard): string {
  const digest = digestOf(card);
  const file = join(shareCardFolder, `${digest}.json`);
  if (!existsSync(file)) {
    mkdirSync(shareCardFolder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(card));
    renameSync(unfinished, file);
  }
  return shareCardPath(`${digest}.${shareCardExtension(card)}`);
}
