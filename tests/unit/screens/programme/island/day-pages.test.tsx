import { expect, test, vi } from 'vitest';
import type { ProgrammeFilter } from '../../../../../src/domain/programme/filters.ts';
import { useDayPages } from '../../../../../src/screens/programme/island/use-filter-links.ts';
import { showLive } from '../../../live-island.ts';

const address = (day: string): string => `https://dhaw.example/fr/program/2024/${day}/`;

const html = `
  <table data-offset="+01:00"><tr><td><a href="${address('2024-10-12')}"></a></td></tr></table>
  <ol data-listed-days><li><a href="${address('2024-03-02')}"></a></li></ol>`;

/**
 * Shows a programme whose days have their own pages: the calendar has those around today, the list by month all of them.
 * @returns the addresses of its links, once they have the type, and the page that the browser was led to, if any.
 */
async function show(filter: ProgrammeFilter) {
  const replace = vi.fn();
  let programme: HTMLElement | undefined;
  const Island = () => {
    programme ??= Object.assign(document.createElement('div'), { innerHTML: html });
    vi.stubGlobal('location', { replace });
    useDayPages(programme, filter);
    return null;
  };
  await showLive(<Island />);
  const hrefs = () => [...(programme?.querySelectorAll('a') ?? [])].map(({ href }) => href);
  return { hrefs, replace };
}

test('an address that names a day leads to the page of that day, with the type, also if only the list by month has it', async () => {
  for (const day of ['2024-10-12', '2024-03-02']) {
    const { replace } = await show({ typeId: 2, day });
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([[`${address(day)}?type=2`]]));
  }
});

test('an address that names no day of the programme stays, and the links to days keep the chosen type', async () => {
  for (const day of ['2031-01-01', null]) {
    const { hrefs, replace } = await show({ typeId: 2, day });
    await vi.waitFor(() =>
      expect(hrefs()).toEqual([`${address('2024-10-12')}?type=2`, `${address('2024-03-02')}?type=2`]),
    );
    expect(replace).not.toHaveBeenCalled();
  }
});
