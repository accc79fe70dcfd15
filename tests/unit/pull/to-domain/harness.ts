import { toFestival } from '../../../../scripts/pull/to-domain/festival.ts';
import { type ListName, resources, type WireFestival } from '../../../../scripts/pull/read/resources.ts';
import { readRecords } from '../../../../scripts/pull/wire/read-record.ts';
import { pageWire } from '../../../../scripts/pull/wire/records.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { festival as site } from '../../../../src/site/festival.ts';

const names = [...Object.keys(resources), 'pages'];
const nothing = Object.fromEntries(names.map((name) => [name, []])) as unknown as WireFestival;

/** Returns the festival made of these lists, the others empty, from https://api.example, with the reports in words. */
export function festivalOf(wire: Partial<WireFestival>, timeZone = 'Africa/Tunis') {
  const read = toFestival(
    { ...nothing, ...wire },
    {
      ids: site,
      timeZone,
      apiUrl: 'https://api.example',
      pageNames: new Set('dhaw dhaw_2024 faqs home program typeevent userEventSubscriptions'.split(' ')),
    },
  );
  return { ...read, reasons: read.quarantined.map(({ path, reason }) => `${path} ${reason}`) };
}

/** Lists as the back end writes them; missing ones are empty. */
export type GivenLists = Partial<Record<ListName | 'pages', readonly object[]>>;

/** Returns the lists as the pull reads them. */
export function wireOf(lists: GivenLists): WireFestival {
  const read = Object.entries(lists).map(([name, list]) => {
    const schema = name === 'pages' ? pageWire : resources[name as ListName].schema;
    return [name, readRecords<unknown>(schema, list, name).records];
  });
  return { ...nothing, ...(Object.fromEntries(read) as Partial<WireFestival>) };
}

export const festivalGiven = (lists: GivenLists, timeZone?: string) =>
  festivalOf(wireOf(lists), timeZone).festival;

/** Returns the event of a festival that has no other, with the reports about it. */
export function eventOf(wire: WireFestival['events'][number]): { event: FestivalEvent; reasons: string[] } {
  const { festival, reasons } = festivalOf({ events: [wire] });
  const event = festival.events.find(({ id }) => id === wire.id);
  if (!event) throw new Error('The event was left out.');
  return { event, reasons };
}
