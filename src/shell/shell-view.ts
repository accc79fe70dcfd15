import type { Instant, Lang } from '../domain/model/common.ts';
import type { SocialLink } from '../domain/model/festival.ts';
import { lastChange } from '../domain/programme/last-change.ts';
import { formatLongDate } from '../domain/time/format-dates.ts';
import { dayOf } from '../domain/time/zone-clock.ts';
import { environment } from '../site/build-environment.ts';
import { festival } from '../site/festival.ts';
import { digestOf } from '../content/digest.ts';
import { festivalData, type FestivalData } from '../content/festival.ts';
import { legalPagePath } from '../content/legal-page.ts';
import { type ColourView, colourViews } from './colours.ts';
import { footerColumnsOf, type MenuColumnView, menuView } from './header/menu.ts';

/** Header and footer of every page in one language. */
export interface ShellView {
  menu: MenuColumnView[];
  footerColumns: MenuColumnView[];
  socials: SocialLink[];
  /** Null where the back end has no legal notice. */
  legalHref: string | null;
  colours: ColourView[];
  /** The day that the data is of, in words (**Data as of**). */
  asOf: string;
  currentYear: number;
  /** Class that carries the current edition's colours. */
  currentClassName: string;
}

/** The shell of one tree. */
export async function shellView(lang: Lang): Promise<ShellView> {
  const data = await festivalData();
  const menu = menuView(data, lang);
  return {
    menu,
    footerColumns: footerColumnsOf(menu, festival.footerMenuIds),
    socials: data.socials,
    legalHref: legalPagePath(data, lang),
    colours: colourViews(data),
    asOf: formatLongDate(dayOf(lastChangeOf(data), festival.timeZone), lang),
    currentYear: data.current.year,
    currentClassName: `edition-${data.current.id}`,
  };
}

const lastChanges = new WeakMap<FestivalData, Instant>();

/** Read once: every page asks for it. */
function lastChangeOf(data: FestivalData): Instant {
  const last = lastChanges.get(data) ?? lastChange(data.manifest, data.changes);
  lastChanges.set(data, last);
  return last;
}

const digests = new WeakMap<FestivalData, Map<Lang, Promise<string>>>();

/** Changes when anything around the pages of a tree does: the shell, or the environment. */
export async function shellDigest(lang: Lang): Promise<string> {
  const data = await festivalData();
  const known = digests.get(data) ?? new Map<Lang, Promise<string>>();
  digests.set(data, known);
  const digest = known.get(lang) ?? shellView(lang).then((shell) => digestOf([shell, environment]));
  known.set(lang, digest);
  return digest;
}
