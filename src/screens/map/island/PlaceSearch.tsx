import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { includesFolded } from '../../../domain/text/fold.ts';
import { useOutside } from './use-outside.ts';
import { listedPlaces } from '../map-markup.ts';
import type { FirstWords } from '../map-words.ts';

interface Props {
  words: FirstWords;
  onChoose: (placeId: number) => void;
}

/** Search field for places. Opens a numbered list on focus; choosing a place closes it. */
export function PlaceSearch({ words, onChoose }: Props) {
  // During the build there is no page to read, and the list is closed.
  const [places] = useState(() => (typeof document === 'undefined' ? [] : listedPlaces()));
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
    <div className="relative max-w-112 grow basis-64" ref={box}>
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
        placeholder={words['search.placeholder']}
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
              className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline px-3 py-2"
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <span className="min-w-6 flex-none font-semibold tabular">{place.number}</span> {place.name}
            </li>
          ))}
      </ul>
      {isOpen && matches.length === 0 && (
        <p className="map-options facts p-3" role="status">
          {words['map.noResult']}
        </p>
      )}
    </div>
  );
}

/**
 * Handles opening, closing and keys of a combobox whose focus stays in its field: arrows cycle through the options,
 * Enter chooses the active option, or the only one, and Escape closes the list.
 */
function useOptions(count: number, onChoose: (index: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const set = (next: boolean): void => {
    setOpen(next);
    setActive(null);
  };
  const move = (by: 1 | -1): void => {
    setOpen(true);
    if (count === 0) return;
    setActive(active === null ? (by === 1 ? 0 : count - 1) : (active + by + count) % count);
  };
  const choose = (index: number): void => {
    set(false);
    onChoose(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const meant = active ?? (count === 1 ? 0 : null);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && meant !== null) choose(meant);
    else if (event.key === 'Escape' && isOpen) set(false);
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    /** Index of the option reached with the arrows; null while the visitor types. */
    active,
    open: () => set(true),
    close: () => set(false),
    choose,
    onKeyDown,
  };
}
