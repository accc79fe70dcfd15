import type { FilterWords } from './words.ts';

interface Props {
  words: FilterWords;
  onPress: () => void;
}

/** Stands in for the rows when none passes, and offers all of them again. */
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
