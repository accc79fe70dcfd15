import type { Lang } from '../../domain/model/common.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { plural, translator } from '../../i18n/translate.ts';
import type { PressFacts } from './facts.ts';

/** A number, what it counts, and where it comes from. */
export interface FigureView {
  value: LocalText;
  label: LocalText;
  source: LocalText;
}

/** The figures that the edition gives, then those that its programme counts. */
export function figureViews(
  { edition, events, venues, people, asOf, isArchive }: PressFacts,
  lang: Lang,
): FigureView[] {
  const t = translator(lang);
  const inPage = (text: string): LocalText => ({ text, lang, isFallback: false });
  const given = edition.press.figures.flatMap(({ value, label, source }) => {
    const [number, words] = [localise(value, lang), localise(label, lang)];
    return number && words
      ? [{ value: number, label: words, source: localise(source, lang) ?? inPage(t('press.noSource')) }]
      : [];
  });
  const counted = (
    [
      ['press.figures.events', events.length],
      ['press.figures.venues', venues.length],
      ['press.figures.people', people],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([words, count]) => ({
      value: inPage(new Intl.NumberFormat(lang).format(count)),
      label: inPage(plural(lang, words, count)),
      source: inPage(
        t(isArchive ? 'press.sourceArchive' : 'press.source', { date: formatLongDate(asOf, lang) }),
      ),
    }));
  return [...given, ...counted];
}
