import type { Pack } from '../../../domain/archive/pack.ts';
import type { KeptHashes } from '../../../domain/archive/pack-files.ts';
import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { languages } from '../../../domain/model/language-table.ts';
import { formatLongDate } from '../../../domain/time/format-dates.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { timeZone } from '../../../site/time-zone.ts';
import type { EditionState } from '../../../stores/kept/edition-state.ts';
import { pagesText } from './ChoiceForm.tsx';
import { keptOf } from './edition-facts.ts';
import type { KeepWords } from './keep-words.ts';

interface Props {
  state: Pick<EditionState, 'kept'>;
  lang: Lang;
  words: KeepWords;
}

const isWhole = ({ pages }: Pack, hashes: KeptHashes): boolean => pages.every(({ path }) => hashes.has(path));

/** Facts of a kept edition: languages, pages, size, and the day of its data. */
export function KeptFacts({ state, lang, words }: Props) {
  const kept = keptOf(state);
  if (kept.length === 0) return null;
  return (
    <ul className="keep-facts">
      {kept.map(({ pack, pictures, hashes, bytes }) => (
        <li key={pack.lang}>
          {fill(words[isWhole(pack, hashes) ? 'keep.has' : 'keep.hasPart'], {
            lang: languages[pack.lang].name,
            count: pack.pages.filter(({ path }) => hashes.has(path)).length,
            pages: pagesText(pack.pages.length, words, lang),
            pictures: words[`keep.with.${pictures}`],
            size: formatBytes(bytes, lang),
          })}{' '}
          <span className="facts">
            {fill(words['keep.taken'], { date: formatLongDate(dayOf(pack.date, timeZone), lang) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
