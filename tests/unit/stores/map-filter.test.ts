import { describe, expect, test, vi } from 'vitest';
import { openAddress } from './address.ts';

const choices = { days: ['2024-10-11', '2024-10-12'], kindIds: [3, 5] };

async function open(query: string) {
  const browser = openAddress(`/fr/map/${query}`);
  vi.resetModules();
  const store = await import('../../../src/stores/map-filter.ts');
  store.$mapFilter.listen(() => undefined);
  return { ...browser, ...store };
}

describe('the filter of the map', () => {
  test('is read from the address once the choices are known, without what can no longer be chosen', async () => {
    const { $mapChoices, $mapFilter } = await open('?day=2022-10-12&kind=5');
    expect($mapFilter.get()).toEqual({ day: null, kindId: null });
    $mapChoices.set(choices);
    expect($mapFilter.get()).toEqual({ day: null, kindId: 5 });
  });

  test('is written to the address part by part, and follows the history back', async () => {
    const { $mapChoices, $mapFilter, address, go, showDay, showKind } = await open('');
    $mapChoices.set(choices);
    showDay('2024-10-11');
    showKind(5);
    expect(address()).toBe('/fr/map/?day=2024-10-11&kind=5');
    showDay(null);
    expect(address()).toBe('/fr/map/?kind=5');
    await go(-1);
    expect($mapFilter.get()).toEqual({ day: '2024-10-11', kindId: 5 });
  });
});
