import type { Openness } from '../../../src/domain/event/openness/openness.ts';
import { opennessIn } from '../../../src/domain/event/openness/openness-text.ts';
import { daySpan } from '../../../src/domain/time/zone-clock.ts';
import { STATUS } from '../../../src/screens/event/row/row-markup.ts';
import { EVENT_STATE, OPENS } from '../../../src/screens/event/status/state-markup.ts';
import { ENTRY_ITEMS, EVENT_LINK } from '../../../src/screens/plan/save/row-buttons.ts';
import { timeZone } from '../../../src/site/time-zone.ts';
import type { Lang } from '../../../src/domain/model/languages.ts';
import { dataItems, documentAt, pagesBelow, textOf } from '../built-site.ts';

/* Reads what every surface of the built site shows of events, from its HTML or its data. */

/** What one surface shows of an event. */
export interface ShownEvent {
  id: string;
  /** Openness in the HTML or the data, or null if no state is shown. */
  openness: Openness | null;
  status: string | null;
  /** All text about the event there; in data, its JSON. */
  text: string;
}

const idIn = (href: string | null | undefined): string | undefined => /[?&]id=(\d+)/.exec(href ?? '')?.[1];

const opennessOn = (state: Element | null | undefined): Openness | null => {
  const day = state?.closest('[data-day]')?.getAttribute('data-day');
  const text = state?.getAttribute(OPENS);
  return text == null ? null : opennessIn(text, day ? daySpan(day, timeZone).starts : 0);
};

const statusOn = (element: Element | null | undefined): string | null =>
  element?.getAttribute(STATUS) ?? null;

/** Reads the entries of the lists of a page, including those in templates. */
function listedOn(path: string): ShownEvent[] {
  const page = documentAt(path);
  const waiting = [...page.querySelectorAll('template')].flatMap(({ content }) => [...content.children]);
  return [...page.querySelectorAll(ENTRY_ITEMS), ...waiting].flatMap((entry): ShownEvent[] => {
    const own = (selector: string) =>
      [...entry.querySelectorAll(selector)].find((one) => (one.closest(ENTRY_ITEMS) ?? entry) === entry);
    const id = idIn(own(EVENT_LINK)?.getAttribute('href'));
    if (id === undefined) return [];
    const openness = opennessOn(own(`${EVENT_STATE}[${OPENS}]`));
    return [{ id, openness, status: statusOn(own(`[${STATUS}]`)), text: textOf(entry) }];
  });
}

/** Statuses by the word that shows them. */
const OUTCOME: Readonly<Record<string, string>> = {
  Annulé: 'cancelled',
  Cancelled: 'cancelled',
  Reporté: 'postponed',
  Postponed: 'postponed',
  Complet: 'full',
  Full: 'full',
  Déplacé: 'moved',
  Moved: 'moved',
};
const statusSaid = (element: Element | null): string | null => OUTCOME[textOf(element)] ?? null;

/** Reads what the page of an event shows of the event. */
function saidOn(path: string): ShownEvent[] {
  const page = documentAt(path);
  const id = page.querySelector('main [data-save]')?.getAttribute('data-save');
  if (id == null) return [];
  return [
    {
      id,
      openness: opennessOn(page.querySelector(`header ${EVENT_STATE}[${OPENS}]`)),
      status: statusSaid(page.querySelector('#page-notice')),
      text: textOf(page.querySelector('main')),
    },
  ];
}

const framedOn = (path: string): ShownEvent => {
  const page = documentAt(path);
  return {
    id: /(\d+)\/$/.exec(path)?.[1] ?? '',
    openness: opennessOn(page.querySelector(`${EVENT_STATE}[${OPENS}]`)),
    status: statusOn(page.querySelector(`header [${STATUS}]`)),
    text: textOf(page.querySelector('article')),
  };
};

interface InData {
  opens?: string | null;
  status?: string | null;
  moved?: string;
}
const inData = (id: number | string, data: InData): ShownEvent => ({
  id: String(id),
  openness: data.opens == null ? null : opennessIn(data.opens),
  status: data.status ?? (data.moved === undefined ? null : 'moved'),
  text: JSON.stringify(data),
});

/** Returns all surfaces that list events of the current edition, or show a single one, by name. */
export function surfacesOf(lang: Lang): Map<string, ShownEvent[]> {
  const events = dataItems<[number, InData]>(lang, 'events');
  const map = dataItems<{ id: number } & InData>(lang, 'map');
  const search = dataItems<{ kind: string; id: number } & InData>(lang, 'search');
  const pages = (name: string, paths: readonly string[]) => [name, paths.flatMap(listedOn)] as const;
  const ofEvents = pagesBelow(`/${lang}/event`);
  return new Map([
    ['my events and the plan', events.map(([id, event]) => inData(id, event))],
    ['the panel of the map', map.map((event) => inData(event.id, event))],
    ['the search', search.filter(({ kind }) => kind === 'event').map((entry) => inData(entry.id, entry))],
    pages('home', [`/${lang}/`]),
    pages('the programme', [`/${lang}/program/2024/`]),
    pages('the agenda', [`/${lang}/calendar/`]),
    pages('what is on now', [`/${lang}/now/`]),
    pages('the map', [`/${lang}/map/`]),
    pages('the types', pagesBelow(`/${lang}/typeevent/1`)),
    pages('the venues', pagesBelow(`/${lang}/venue`)),
    pages('the people', pagesBelow(`/${lang}/person`)),
    ['the page of the event', ofEvents.flatMap(saidOn)],
    pages('events within events', ofEvents),
    pages('the programme in a frame', [`/${lang}/embed/program/2024/`]),
    ['the event in a frame', pagesBelow(`/${lang}/embed/event`).map(framedOn)],
  ]);
}
