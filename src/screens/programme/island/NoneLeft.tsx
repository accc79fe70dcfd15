import type { FilterWords } from './words.ts';

interface Props {
  words: FilterWords;
  onPress: () => void;
}

/** Shown in place of the rows when none matches; offers all of them again. */
export function NoneLeft({ words, onPress }: Props) {
  return (
    <>
      <p>{words['programme.empty']}</p>
      <button className="button" type="button" onClick={onPress}>
        {words['programme.showAll']}
      </button>
    </>
  );
}
