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
  test('is read from the address at which the page is opened', async () => {
    const { $programmeFilter } = await open('?type=4&day=2024-10-12');
    expect($programmeFilter.get()).toEqual({ typeId: 4, day: '2024-10-12' });
  });

  test('is empty for an invalid address, and without an address', async () => {
    expect((await open('?type=debates&day=2024-02-30')).$programmeFilter.get()).toEqual(noFilter);
    vi.unstubAllGlobals();
    vi.resetModules();
    const { $programmeFilter } = await import('../../../src/stores/programme-filter.ts');
    expect($programmeFilter.get()).toEqual(noFilter);
  });

  test('is written to the address, next to other parameters', async () => {
    const { address, chooseDay, chooseType } = await open('?print=1');
    chooseType(4);
    chooseDay('2024-10-12');
    expect(address()).toBe('/fr/program/2024/?print=1&type=4&day=2024-10-12');
  });

  test('can lose its day or be cleared as a whole, and the address follows', async () => {
    const { address, clearDay, clearFilter } = await open('?type=4&day=2024-10-12');
    clearDay();
    expect(address()).toBe('/fr/program/2024/?type=4');
    clearFilter();
    expect(address()).toBe('/fr/program/2024/');
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
