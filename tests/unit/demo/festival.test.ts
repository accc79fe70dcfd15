import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER } from '../../../scripts/festival/demo.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { festival, ids } from './festival-parts.ts';

const { events, persons } = festival;
const byId = new Map(events.map((event) => [event.id, event]));

test('a child belongs to the edition of its parent', () => {
  const strays = events.filter(
    (event) => event.parent !== null && byId.get(event.parent)?.edition !== event.edition,
  );
  expect(ids(strays)).toEqual([]);
});

describe('menus, pages and documents', () => {
  test('the menus of the footer have entries, and one menu and one entry are hidden', () => {
    for (const menu of [2, 3, 5, 6]) {
      expect(festival.subMenus.filter((entry) => entry.menu === menu && entry.show).length).toBeGreaterThan(
        0,
      );
    }
    expect(festival.menus.filter(({ show }) => !show)).toHaveLength(1);
    expect(festival.subMenus.filter(({ show }) => !show)).toHaveLength(1);
  });

  test('every page is linked from a menu entry, including the legal notice', () => {
    const linked = new Set(festival.subMenus.map(({ page }) => page));
    expect(ids(festival.pages).filter((id) => !linked.has(id))).toEqual([]);
    expect(linked.has(19)).toBe(true);
  });

  test('the programme has a document in each language', () => {
    expect(festival.pdfs.find(({ id }) => id === 215)?.download_url).toMatch(/-fr\.pdf$/);
    expect(festival.pdfs.find(({ id }) => id === 217)?.download_url).toMatch(/-en\.pdf$/);
  });
});

describe('media', () => {
  test('no picture is missing, damaged or too small, and no file of the folder is unused', async () => {
    expect(await readFestival(DEMO_FOLDER).remarks()).toEqual([]);
  });

  test('video ids have the form of the provider’s, but are invented and unique', () => {
    const videoIds = [...events, ...persons].flatMap(({ videos }) =>
      videos.flatMap(({ youtube_id }) => youtube_id ?? []),
    );
    expect(videoIds.filter((id) => !/^dhaw[\w-]{7}$/.test(id))).toEqual([]);
    expect(new Set(videoIds).size).toBe(videoIds.length);
  });
});
