import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { markToday } from '../../src/screens/venue/mark-today.ts';
import { documentAt, pagesBelow } from './built-site.ts';

const SCALE = 4;

/** Draws a QR code as the picture that a phone takes of it: the squares of its path are black. */
function pictureOf(svg: Element) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[3]) * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = svg.querySelector('path[fill="#000"]')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < SCALE; column += 1) {
        const pixel = (Number(y) * SCALE + row) * size + Number(x) * SCALE + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return { width: size, height: size, data };
}

describe.each(['fr', 'en'])('the sheets of venues in %s', (lang) => {
  const pages = pagesBelow(`/${lang}/venue/`);

  test('exist for the venues, and are linked from the map and from events', () => {
    expect(pages.length).toBeGreaterThan(15);
    const names = [...documentAt(`/${lang}/map/`).querySelectorAll(`main a[href^="/${lang}/venue/"]`)];
    expect(names.length).toBeGreaterThan(10);
    const event = documentAt(`/${lang}/event/Contre-jour/`);
    expect(event.querySelector('aside dl a[href*="/venue/"]')?.getAttribute('href')).toBe(
      `/${lang}/venue/1/`,
    );
  });

  test('have a QR code that leads to their address without language', () => {
    for (const path of pages.slice(0, 4)) {
      const svg = documentAt(path).querySelector('main svg[role="img"]');
      expect(svg, path).not.toBeNull();
      if (svg) expect(new URL(decodeQR(pictureOf(svg))).pathname).toBe(path.replace(`/${lang}/`, '/'));
    }
  });

  test('show how to get there, what is accessible, and the events', () => {
    const text = documentAt(`/${lang}/venue/1/`).querySelector('main')?.textContent ?? '';
    expect(text).toContain(lang === 'fr' ? 'place de Barcelone' : 'Place de Barcelone');
    expect(text).toContain(lang === 'fr' ? 'Boucle magnétique' : 'Hearing loop');
    expect(text).toContain(lang === 'fr' ? 'Contre-jour' : 'Against the Light');
  });

  test('show the week as a table of hours, closed days and exceptional days', () => {
    const [table] = documentAt(`/${lang}/venue/2/`).querySelectorAll('main table');
    const rows = [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
      row.querySelector('th[scope="row"]'),
    );
    expect(rows).toHaveLength(9);
    expect(rows.every((day) => day?.nextElementSibling?.matches('td'))).toBe(true);
    expect(table?.querySelector('caption')?.textContent).toContain(
      lang === 'fr' ? 'Le sel n’oublie pas' : 'Salt Remembers',
    );
  });

  test('mark today in the week or among the exceptional days, and nothing outside the edition', () => {
    const document = documentAt(`/${lang}/venue/2/`);
    const markedOn = (day: string): (string | undefined)[] => {
      markToday(document, day);
      const rows = [...document.querySelectorAll('main tr[aria-current="date"]')];
      const word = document.querySelector<HTMLElement>('main table [data-today]');
      expect(word?.hidden).toBe(rows.length === 0);
      return rows.map((row) => row.querySelector('th')?.textContent.trim().replaceAll(/\s+/g, ' '));
    };
    const [monday, closure] =
      lang === 'fr'
        ? ['lundi aujourd’hui', 'vendredi 18 octobre aujourd’hui']
        : ['Monday today', 'Friday 18 October today'];
    expect(document.querySelectorAll('main tr[aria-current]')).toHaveLength(0);
    expect(markedOn('2024-10-14')).toEqual([monday]);
    expect(markedOn('2024-10-18')).toEqual([closure]);
    expect(markedOn('2024-11-10')).toEqual([]);
    expect(markedOn('2024-11-04')).toEqual([monday]);
  });

  test('are shared by their permanent address, with their own share card', () => {
    const document = documentAt(`/${lang}/venue/1/`);
    expect(document.querySelector('main [data-share]')?.getAttribute('data-share')).toMatch(/\/venue\/1\/$/);
    const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
    expect(alt).toMatch(
      lang === 'fr'
        ? /^Dhaw 2024\. Palais Kheireddine\. Place du Tribunal.* 2024\. 15 événements$/
        : /^Dhaw 2024\. Kheireddine Palace\. Place du Tribunal.* 2024\. 15 events$/,
    );
  });
});
