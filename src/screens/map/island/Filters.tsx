import { useId } from 'react';
import type { MapDetails } from '../model.ts';
import { daysFrom } from '../../../domain/time/days.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { MapFilter } from './filter.ts';
import type { MapWords } from './words.ts';

interface Props {
  filter: MapFilter;
  details: MapDetails;
  lang: Lang;
  words: MapWords;
  onChange: (filter: MapFilter) => void;
}

function daysOf({ events }: MapDetails): string[] {
  const firsts = events.flatMap(({ firstDay }) => firstDay ?? []).sort();
  const lasts = events.flatMap(({ lastDay }) => lastDay ?? []).sort();
  const [first, last] = [firsts[0], lasts.at(-1)];
  return first && last ? daysFrom({ first, last }) : [];
}

/** Day and kind of activity, independent of each other. */
export function Filters({ filter, details, lang, words, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label className="sr-only" htmlFor={`${id}-day`}>
        {words['map.day']}
      </label>
      <select
        id={`${id}-day`}
        className="input"
        value={filter.day ?? ''}
        onChange={(event) => {
          onChange({ ...filter, day: event.target.value || null });
        }}
      >
        <option value="">{words['map.allDays']}</option>
        {daysOf(details).map((day) => (
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
        className="input"
        value={filter.kindId ?? ''}
        onChange={(event) => {
          onChange({ ...filter, kindId: event.target.value ? Number(event.target.value) : null });
        }}
      >
        <option value="">{words['map.allKinds']}</option>
        {details.kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {kind.title}
          </option>
        ))}
      </select>
    </>
  );
}
