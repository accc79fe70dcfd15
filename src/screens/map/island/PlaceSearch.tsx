import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { includesFolded } from '../../../domain/text/fold.ts';
import { useOptions } from './use-options.ts';
import { useOutside } from './use-outside.ts';
import type { MapWords } from './map-words.ts';

export interface NamedPlace {
  id: number;
  /** Its number on the map; venues that share a point have letters: 4a, 4b. */
  number: string;
  name: string;
}

interface Props {
  places: NamedPlace[];
  words: MapWords;
  onChoose: (placeId: number) => void;
}

/** Opens a numbered list on focus; choosing a place closes it. */
export function PlaceSearch({ places, words, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const matches = places.filter(({ name }) => includesFolded(name, query));
  const { isOpen, active, open, close, choose, onKeyDown } = useOptions(matches.length, (index) => {
    const place = matches[index];
    if (place) onChoose(place.id);
  });
  useOutside(box, isOpen, close);
  const openOnWaking = useEffectEvent(open);
  // The focus itself has hydrated the island, and the visitor may have typed since.
  useEffect(() => {
    if (field.current !== document.activeElement) return;
    setQuery(field.current?.value ?? '');
    openOnWaking();
  }, []);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="map-search" ref={box}>
      <label htmlFor={id} className="sr-only">
        {words['map.searchLabel']}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        role="combobox"
        className="input"
        placeholder={words['map.search']}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        value={query}
        onFocus={open}
        onClick={open}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          open();
        }}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        className="map-options"
        aria-label={words['map.places']}
        hidden={!isOpen || matches.length === 0}
      >
        {isOpen &&
          matches.map((place, index) => (
            <li
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                // The focus stays in the field.
                event.preventDefault();
              }}
              onClick={() => {
                choose(index);
              }}
            >
              <span className="tabular">{place.number}</span> {place.name}
            </li>
          ))}
      </ul>
      {isOpen && matches.length === 0 && (
        <p className="map-options facts" role="status">
          {words['map.noResult']}
        </p>
      )}
    </div>
  );
}
