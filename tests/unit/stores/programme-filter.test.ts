import { describe, expect, test, vi } from 'vitest';
import { noFilter } from '../../../src/domain/programme/filters.ts';
import { openAddress } from './address.ts';

/** Loads the store as on a newly opened page, with a listener, as an island has one. */
async function open(query: string) {
  const browser = openAddress(`/fr/program/2024/${query}`);
  vi.resetModules();
  const store = await import('../../../src/stores/programme-filter.ts');
  const heard: unknown[] = [];
  store.$programmeFilter.listen((filter) => heard.push(filter));
  return { ...browser, ...store, heard };
}

describe('the filter of the programme', () => {
  test('is empty without an address', async () => {
    vi.resetModules();
    const { $programmeFilter } = await import('../../../src/stores/programme-filter.ts');
    expect($programmeFilter.get()).toEqual(noFilter);
  });

  test('is read from the address, which follows when it is changed, loses its day or is cleared', async () => {
    const page = await open('?print=1&type=4&day=2024-10-12');
    expect(page.$programmeFilter.get()).toEqual({ typeId: 4, day: '2024-10-12' });
    page.chooseType(5);
    expect(page.address()).toBe('/fr/program/2024/?print=1&type=5&day=2024-10-12');
    page.clearDay();
    expect(page.address()).toBe('/fr/program/2024/?print=1&type=5');
    page.clearFilter();
    expect(page.address()).toBe('/fr/program/2024/?print=1');
  });

  test('follows the history back and forth, and listeners receive each change', async () => {
    const { chooseDay, chooseType, go, heard } = await open('');
    chooseType(4);
    chooseDay('2024-10-12');
    await go(-1);
    await go(-1);
    await go(2);
    expect(heard).toEqual([
      { typeId: 4, day: null },
      { typeId: 4, day: '2024-10-12' },
      { typeId: 4, day: null },
      noFilter,
      { typeId: 4, day: '2024-10-12' },
    ]);
  });
});
