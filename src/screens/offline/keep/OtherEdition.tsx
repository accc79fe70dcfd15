import { useRef } from 'react';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { Lang } from '../../../i18n/lang.ts';
import { KeepPanel } from './KeepPanel.tsx';
import { useEdition } from './use-edition.ts';
import type { KeepWords } from './words.ts';

interface Props {
  year: number;
  name: string;
  lang: Lang;
  words: KeepWords;
}

/** An edition that is not on the device, to be kept. */
export function OtherEdition({ year, name, lang, words }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const open = useEdition(year, details);
  return (
    <details ref={details} className="keep" suppressHydrationWarning>
      <summary className="title-xl washed">
        {name}
        <Icon name="download" />
      </summary>
      <div className="keep-content">
        <KeepPanel year={year} lang={lang} words={words} onOpen={open} />
      </div>
    </details>
  );
}
