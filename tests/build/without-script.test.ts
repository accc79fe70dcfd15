import { describe, expect, test } from 'vitest';
import { langs } from '../../src/domain/model/languages.ts';
import { translator } from '../../src/i18n/translate.ts';
import { documentAt, textOf } from './built-site.ts';

/* What pages say, and where they lead, by their HTML alone. */

const t = translator('en');
/** Addresses of the links in a part of a page, by their texts; of two links with the same text, that of the first. */
const linksIn = (path: string, part: string): Record<string, string> =>
  Object.fromEntries(
    [...documentAt(path).querySelectorAll(`${part} a[href]`)]
      .map((link): [string, string] => [textOf(link), link.getAttribute('href') ?? ''])
      .toReversed(),
  );

describe('the header and the footer', () => {
  test('link to the home page, the map, the search, the login, the contact page and the legal notice', () => {
    expect(linksIn('/en/offline/', 'header')).toMatchObject({
      [t('nav.home')]: '/en/',
      [t('map.title')]: '/en/map/',
      [t('nav.search')]: '/en/search/',
      [t('nav.login')]: '/en/auth/',
    });
    expect(linksIn('/en/offline/', 'footer')).toMatchObject({
      [t('footer.contact')]: '/en/contact/',
      [t('footer.legal')]: '/en/page/19/',
    });
  });

  test('name whose site it is, and open the social networks in new tabs, which their links say', () => {
    const footer = documentAt('/en/offline/').querySelector('footer');
    expect(textOf(footer)).toContain('© 2024 Dhaw');
    const social = [...(footer?.querySelectorAll(`ul[aria-label="${t('footer.social')}"] a`) ?? [])];
    expect(social.length).toBeGreaterThan(1);
    for (const link of social) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      expect(textOf(link)).toContain(t('a11y.externalLink'));
    }
  });

  test('show the logo in the bar except on the intro gate, which has no footer, and in the footer of the home page', () => {
    const logos = (path: string, part: string) =>
      [...documentAt(path).querySelectorAll(`${part} .title-lg`)].filter((one) => textOf(one) === 'Dhaw');
    expect(logos('/fr/offline/', 'header')).toHaveLength(1);
    expect(logos('/fr/offline/', 'footer')).toHaveLength(0);
    expect(logos('/fr/', 'footer')).toHaveLength(1);
    expect(logos('/fr/accueil/', 'header')).toHaveLength(0);
    expect(documentAt('/fr/accueil/').querySelector('footer')).toBeNull();
  });
});

describe.each(langs)('the forms in %s', (lang) => {
  const field = (path: string, name: string) =>
    documentAt(`/${lang}/${path}/`).querySelector(`main [name="${name}"]`);

  test('are recognised by password managers', () => {
    const fields = [...documentAt(`/${lang}/auth/`).querySelectorAll('main :is([name*=user], [name*=pass])')];
    const [login, account] = [
      ['username', 'current-password'],
      ['username', 'new-password', 'new-password'],
    ];
    expect(fields.map((one) => one.getAttribute('autocomplete'))).toEqual([...login, ...account]);
  });

  test('require no field of a message, and all of a partnership but its reasons', () => {
    expect(documentAt(`/${lang}/contact/`).querySelectorAll('main [required]')).toHaveLength(0);
    expect(documentAt(`/${lang}/add-partner/`).querySelectorAll('main [required]')).toHaveLength(7);
    expect(field('contact', 'sender_email')?.getAttribute('type')).toBe('email');
    expect(field('add-partner', 'website')?.getAttribute('type')).toBe('url');
  });
});

test('the timeline numbers the editions from 01, links to them, and marks the current one, which is shown', () => {
  const document = documentAt('/en/editions/');
  const cards = [...document.querySelectorAll('#timeline a')];
  expect(cards).toHaveLength(7);
  expect(textOf(cards[0])).toMatch(/^01 2013/);
  expect(textOf(cards.at(-1))).toMatch(/^07 2024/);
  expect(cards.filter((card) => card.getAttribute('aria-current') === 'true')).toEqual(cards.slice(-1));
  expect(cards.map((card) => card.getAttribute('href'))).toContain('/en/edition/2022/#edition');
  expect(textOf(document.querySelector('article h2'))).toBe('Dhaw 2024');
});

test('the days of the programme and the agenda link to their events, which are all listed, and types to their pages', () => {
  for (const path of ['/fr/program/2024/', '/fr/calendar/']) {
    const document = documentAt(path);
    const day = document.querySelector('table a[href$="2024-10-27"]');
    expect(day?.getAttribute('href'), path).toBe('#day-2024-10-27');
    expect(document.querySelectorAll('section:not([hidden]) .event-row').length, path).toBeGreaterThan(50);
    expect(document.querySelectorAll('main [hidden] .event-row'), path).toHaveLength(0);
  }
  expect(linksIn('/fr/program/2024/', 'main')).toMatchObject({ 'Débats 9': '/fr/typeevent/1/4/' });
});

test('the numbers of the venues link to their own pages, and only visitors with script can open the map', () => {
  const document = documentAt('/fr/map/');
  const first = document.querySelector('ol a[aria-label="1 Situer Palais Kheireddine sur la carte"]');
  expect(first?.getAttribute('href')).toBe('/fr/map/1/');
  const buttons = [...document.querySelectorAll('main button')];
  expect(buttons.map(textOf)).toContain('Afficher la carte');
  expect(buttons.filter((button) => !button.closest('.needs-script')).map(textOf)).toEqual([]);
});

test('a photograph links to its full size', () => {
  const photograph = documentAt('/fr/event/Contre-jour/').querySelector('photo-gallery a');
  expect(photograph?.getAttribute('href')).toMatch(/^\/media\/\w+-2400\.jpg$/);
});

test('the letters of the artists are landmarks with different names', () => {
  const names = [...documentAt('/en/artists/').querySelectorAll('main section')].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(names).toContain('2024 edition, Z');
  expect(new Set(names).size).toBe(names.length);
});
