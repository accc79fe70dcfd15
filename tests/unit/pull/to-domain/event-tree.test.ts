import { describe, expect, it } from 'vitest';
import { festivalOf } from './harness.ts';

const titled = (intitule: string) => ({ activite: [{ id: 1, intitule }] });

describe('parents and children', () => {
  const shape = (events: Parameters<typeof festivalOf>[0]['events']) => {
    const { festival, reasons } = festivalOf({ events: events ?? [] });
    return {
      events: Object.fromEntries(
        festival.events.map(({ id, parentId, childIds }) => [id, [parentId, childIds]]),
      ),
      reasons,
    };
  };

  it('become one flat list, the children in the order in which they are nested', () => {
    const { events } = shape([
      { id: 1, children: [{ id: 3, ...titled('c') }, { id: 2 }] },
      { id: 2, parent: { id: 1 }, ...titled('b') },
      { id: 4, parent: { id: 1 }, ...titled('d') },
    ]);
    expect(events).toEqual({ 1: [null, [3, 2, 4]], 2: [1, []], 3: [1, []], 4: [1, []] });
  });

  it.each(['listed', 'nested'])(
    'the listed record of an event takes precedence over the nested one, which fills its gaps: the %s one is fuller',
    (fuller) => {
      const more = { lieu: { id: 9, nom: 'Ici' }, vernissage: '2024-10-09', type: { id: 4, intitule: 't' } };
      const full = { id: 2, date: '2024-10-13', ...titled('long'), ...more };
      const brief = { id: 2, date: '2024-10-12', horaires_ouverture: '10h', ...titled('court') };
      const [listed, nested] = fuller === 'listed' ? [full, brief] : [brief, full];
      const { festival, reasons } = festivalOf({ events: [{ id: 1, children: [nested] }, listed] });
      expect(festival.events.find(({ id }) => id === 2)).toMatchObject({
        placeId: 9,
        openingHours: '10h',
        time: { firstDay: listed.date },
        activities: [{ title: { fr: listed === full ? 'long' : 'court' } }],
        parentId: 1,
      });
      const [date, title] = reasons.sort();
      expect(title).toContain('/api/evenements/ #2.date is "2024-10-1');
      expect(date).toMatch(
        /#2\.activite\[\d+\]\.intitule is ".+" in one place and ".+" in another; the first is shown/,
      );
    },
  );

  it('a part belongs to the edition of its whole, unless it names its own', () => {
    const { festival } = festivalOf({
      editions: [2024, 2022].map((annee, index) => ({ id: 9 - index, annee })),
      events: [
        {
          id: 1,
          edition: { id: 9 },
          children: [
            { id: 2, ...titled('b'), children: [{ id: 3, ...titled('c') }] },
            { id: 4, ...titled('d'), edition: { id: 8 } },
          ],
        },
        { id: 5, parent: { id: 4 }, ...titled('e') },
        { id: 6, ...titled('f') },
      ],
    });
    const editions = Object.fromEntries(festival.events.map(({ id, editionId }) => [id, editionId]));
    expect(editions).toEqual({ 1: 9, 2: 9, 3: 9, 4: 8, 5: 8, 6: null });
  });

  it('a chain of events that nests too deep is cut into pieces, which is reported', () => {
    const parent = (id: number) => (id > 0 ? { parent: { id } } : {});
    const chain = Array.from({ length: 25 }, (_, id) => ({ id: id + 1, ...parent(id), ...titled(`n${id}`) }));
    const { events, reasons } = shape(chain);
    const tops = Object.entries(events).filter(([, [parent]]) => parent === null);
    expect(tops.map(([id]) => id)).toEqual(['1', '12', '23']);
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toContain('#12.parent has more than 10 events above it');
  });

  it('an event that is its own ancestor loses its parent, which is reported', () => {
    const { events, reasons } = shape([
      { id: 1, parent: { id: 3 } },
      { id: 2, parent: { id: 1 } },
      { id: 3, parent: { id: 2 } },
      { id: 4, parent: { id: 4 } },
    ]);
    expect(events).toEqual({ 1: [null, [2]], 2: [1, [3]], 3: [2, []], 4: [null, []] });
    expect(reasons).toHaveLength(2);
  });

  it('an event whose parent is not shown has no parent, which is reported', () => {
    const { events, reasons } = shape([{ id: 2, parent: { id: 99 }, ...titled('b') }]);
    expect(events).toEqual({ 2: [null, []] });
    expect(reasons).toEqual([
      '/api/evenements/ #2.parent 99 is not among the events shown; the event stands by itself',
    ]);
  });

  it('a child with an unknown id is left out, which is reported', () => {
    const { events, reasons } = shape([{ id: 1, children: [{ id: 7 }], ...titled('a') }]);
    expect(events).toEqual({ 1: [null, []] });
    expect(reasons).toEqual(['/api/evenements/ #7 has nothing but its id; the event is left out']);
  });
});
