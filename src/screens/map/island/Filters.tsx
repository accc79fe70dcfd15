import { useStore } from '@nanostores/react';
import type { MapDetails } from '../map-view.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import { langAttributes, type LocalText } from '../../../domain/text/localise.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import { $mapChoices, $mapFilter, showDay, showKind } from '../../../stores/map-filter.ts';

interface Props {
  details: MapDetails;
  lang: Lang;
}

/** Day and kind of activity (**Independent filters**). */
export function Filters({ details: { kinds, words }, lang }: Props) {
  const filter = useStore($mapFilter);
  const { days } = useStore($mapChoices);
  return (
    <>
      <Choice
        label={words['map.day']}
        all={words['map.allDays']}
        options={days.map((day) => [day, formatDay(day, lang)])}
        value={filter.day}
        onChoose={(day) => showDay(day || null)}
      />
      <Choice
        label={words['map.kind']}
        all={words['map.allKinds']}
        options={kinds.map(({ id, title }) => [id, title.text, title])}
        value={filter.kindId}
        onChoose={(kind) => showKind(kind ? Number(kind) : null)}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Label of the option for no choice. */
  all: string;
  options: (readonly [value: string | number, words: string, text?: LocalText])[];
  value: string | number | null;
  /** Called with an empty value for no choice. */
  onChoose: (value: string) => void;
}

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <select
      className="input max-w-56 grow basis-38"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map(([of, words, text = null]) => (
        <option key={of} value={of} {...langAttributes(text)}>
          {words}
        </option>
      ))}
    </select>
  );
}
