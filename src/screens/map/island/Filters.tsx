import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { MapDetails } from '../map-view.ts';
import type { MapWords } from '../map-words.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import { $mapChoices, $mapFilter, showDay, showKind } from '../../../stores/map-filter.ts';

interface Props {
  kinds: MapDetails['kinds'];
  lang: Lang;
  words: MapWords;
}

/** Day and kind of activity (**Independent filters**). */
export function Filters({ kinds, lang, words }: Props) {
  const id = useId();
  const filter = useStore($mapFilter);
  const { days } = useStore($mapChoices);
  return (
    <>
      <label className="sr-only" htmlFor={`${id}-day`}>
        {words['map.day']}
      </label>
      <select
        id={`${id}-day`}
        className="input max-w-56 grow basis-38"
        value={filter.day ?? ''}
        onChange={(event) => showDay(event.target.value || null)}
      >
        <option value="">{words['map.allDays']}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(day, lang)}
          </option>
        ))}
      </select>
      <label className="sr-only" htmlFor={`${id}-kind`}>
        {words['map.kind']}
      </label>
      <select
        id={`${id}-kind`}
        className="input max-w-56 grow basis-38"
        value={filter.kindId ?? ''}
        onChange={(event) => showKind(event.target.value ? Number(event.target.value) : null)}
      >
        <option value="">{words['map.allKinds']}</option>
        {kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {kind.title}
          </option>
        ))}
      </select>
    </>
  );
}
