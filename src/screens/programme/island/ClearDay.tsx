import { formatButtonDay } from '../../../domain/time/format-dates.ts';
import type { Day } from '../../../domain/model/common.ts';
import { fill } from '../../../i18n/fill.ts';
import type { FilterWords } from './words.ts';

interface Props {
  day: Day;
  words: FilterWords;
  onPress: () => void;
}

/** The black button that names the chosen day and clears it. */
export function ClearDay({ day, words, onPress }: Props) {
  const name = formatButtonDay(day);
  return (
    <button
      className="button button-solid clear-day"
      type="button"
      aria-label={fill(words['programme.clearDay'], { day: name })}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
