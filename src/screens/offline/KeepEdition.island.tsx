// An island because sizes, progress and the available actions change together, on stores that other tabs share. React
// costs nothing here: an edition is kept with its search and its map, which need React anyway.
import type { Lang } from '../../domain/model/languages.ts';
import { KeepDetails } from './keep/KeepDetails.tsx';
import type { KeepWords } from './keep/keep-words.ts';

interface Props {
  year: number;
  lang: Lang;
  words: KeepWords;
}

/** Keeps an edition on the device, on the edition's own page. */
export function KeepEdition(props: Props) {
  return (
    <KeepDetails {...props} title={props.words['keep.title']} className="title-2xl">
      <p>{props.words['keep.intro']}</p>
    </KeepDetails>
  );
}
