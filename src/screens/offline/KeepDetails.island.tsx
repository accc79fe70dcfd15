// An island because sizes, progress and the available actions change together, on stores that other tabs share. React
// costs nothing here: an edition is kept with its search and its map, which need React anyway.
import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import type { Lang } from '../../domain/model/languages.ts';
import { readKept, readOffer } from '../../stores/kept/kept-editions.ts';
import { KeepPanel } from './keep/KeepPanel.tsx';
import type { KeepWords } from './keep/keep-words.ts';

interface Props {
  year: number;
  lang: Lang;
  words: KeepWords;
  title: string;
  intro?: string;
  className: string;
}

/** Collapsed controls for keeping an edition. The state of the edition is read once they are opened. */
export function KeepDetails({ year, lang, words, title, intro, className }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const readIfOpen = useCallback(() => {
    if (details.current?.open) void readKept(year).then(() => readOffer(year));
  }, [year]);
  // The visitor may have opened the controls before this code was loaded.
  useEffect(readIfOpen, [readIfOpen]);
  return (
    <details ref={details} className="border-b first:border-t" onToggle={readIfOpen} suppressHydrationWarning>
      <summary className={`${className} tint flex items-center justify-between gap-4 py-5`}>
        {title}
        <Icon name="download" className="size-10 flex-none" />
      </summary>
      <div className="grid max-w-(--measure) justify-items-start gap-5 pb-8">
        {intro && <p>{intro}</p>}
        <KeepPanel year={year} lang={lang} words={words} onOpen={readIfOpen} />
      </div>
    </details>
  );
}
