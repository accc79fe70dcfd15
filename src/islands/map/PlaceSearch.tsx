import { useEffect, useId, useRef, useState } from 'react';
import { holds } from '../../domain/fold.ts';
import { useOutside } from './use-outside.ts';
import type { MapWords } from './words.ts';

export interface NamedPlace {
  id: number;
  number: number;
  name: string;
}

interface Props {
  places: NamedPlace[];
  words: MapWords;
  onChoose: (placeId: number) => void;
}

/** Opens a numbered list on focus; choosing a place closes it (spec §2, Map). */
export function PlaceSearch({ places, words, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useOutside(box, isOpen, () => {
    setOpen(false);
  });
  // What woke the island was the focus itself, and something may have been typed since.
  useEffect(() => {
    if (field.current !== document.activeElement) return;
    setQuery(field.current?.value ?? '');
    setOpen(true);
  }, []);
  const found = places.filter(({ name }) => holds(name, query));
  return (
    <div className="map-search" ref={box}>
      <label htmlFor={id} className="sr-only">
        {words['map.searchLabel']}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="input"
        placeholder={words['map.search']}
        autoComplete="off"
        value={query}
        onFocus={() => {
          setOpen(true);
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setOpen(true);
        }}
      />
      {isOpen && (
        <ol className="map-found">
          {found.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onChoose(place.id);
                }}
              >
                <span className="tabular">{place.number}</span> {place.name}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="facts">{words['map.noResult']}</li>}
        </ol>
      )}
    </div>
  );
}
