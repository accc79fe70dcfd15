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

/** The share card of a page, of `shareCardSize`; its path is relative to the site's root. */
export interface ShareImage {
  path: string;
  alt: string;
}

/**
 * Returns a function that makes the share cards of pages in one language. It describes each card in a file, which the
 * build draws after the pages (`scripts/astro/share-cards.ts`). Cards are named by content, so that each is drawn once.
 */
export function cardMaker(
  lang: Lang,
): (page: { title: string; className?: string; card?: CardFacts }) => ShareImage {
  const data = festivalData();
  const colours = new Map(colourViews(data).map((colour) => [colour.className, colour]));
  const defaults = defaultsByEdition(data, lang);
  const current = classOf(data.current);
  const { name: festival, markFile } = festivalMotif(environment);
  return ({ title, className: ofPage = current, card = {} }) => {
    const { className = ofPage, ...own } = card;
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

/** Returns the colours of a card: those of the data, since it is shown on light and dark pages alike. */
function coloursOf(colour: ColourView | undefined): Pick<ShareCard, 'ground' | 'ink' | 'accent'> {
  const { main = '#000', ink = '#fff', companion = '#fff' } = colour?.light ?? {};
  return { ground: main, ink, accent: companion };
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

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
