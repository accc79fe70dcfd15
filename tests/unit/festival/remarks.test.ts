import { describe, expect, test } from 'vitest';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { event, EVENT, festivalFolder } from './festival-folder.ts';

/** Returns the remarks on a festival with these files. */
const remarksOn = (files: Record<string, string>): Promise<string[]> =>
  readFestival(festivalFolder(files)).remarks();

describe('remarks on what is probably a mistake', () => {
  const edition = 'id: 1\nyear: 2027\nstart: 2027-05-01\nend: 2027-05-20\n';

  test.each([
    [['start: 2028-05-02 18:00', 'end: 20:00'], [':2 start is 2028-05-02,']],
    [['start: 2027-05-02 18:00', 'end: 2028-05-02 20:00'], [':3 end is 2028-05-02,']],
    [['start: 2027-03-10 18:00', 'end: 2027-07-10 20:00', 'vernissage: 2027-03-09 18:00'], []],
  ])('an event that is more than sixty days from its edition: %j', async (lines, starts) => {
    expect(await remarksOn({ 'editions/2027/edition.yaml': edition, ...event(...lines) })).toEqual(
      starts.map(
        (start) => `${EVENT}${start} but the edition is from 2027-05-01 to 2027-05-20: is the year right?`,
      ),
    );
  });

  test.each([
    ['20:00', ['is 20:00, not after the start: if it is on 2027-05-02 20:00, write the day too']],
    ['2027-05-02 20:00', []],
    ['05:30', []],
    ['23:00', []],
  ])('an end of an evening that begins at 21:30: %s', async (end, remarks) => {
    expect(await remarksOn(event('start: 2027-05-01 21:30', `end: ${end}`))).toEqual(
      remarks.map((remark) => `${EVENT}:3 end ${remark}`),
    );
  });

  test.each([
    [
      '../getting-here',
      'names “../getting-here”, which is not there: it is left out. Put the file beside FILE, or link to /page/2 or https://…',
    ],
    ['/getting-here', 'links to “/getting-here”, which is no page of the site: the README has their paths'],
    [
      '/fr/calender#may',
      'links to “/fr/calender#may”, which is no page of the site: the README has their paths',
    ],
    ...['/event/99', '/fr/person/8/', '/map/2?from=1', '/page/99#a', '/edition/2019'].map((href) => [
      href,
      `links to “${href}”, but no file of this festival has that number`,
    ]),
  ])('a link in a text that leads nowhere: %s', async (href = '', message = '') => {
    const file = 'people/ana-reis/fr.md';
    expect(await remarksOn({ [file]: `Née à Faro.\n\nElle vit [ici](${href}).\n` })).toEqual([
      `${file}:3 ${message.replace('FILE', file)}`,
    ]);
  });

  test('links that lead to pages, files of the site and other sites are as they were written', async () => {
    const hrefs =
      '/page/2 /fr/event/3#now /venue/1 /program/2027/2027-05-01 /calendar?type=1 / /lumieres /2027 /feed.xml #top mailto:a@b.example https://b.example';
    const links = hrefs.split(' ').map((href) => `<a href="${href}">x</a>`);
    const faqs = hrefs.split(' ').map((href) => `[x](${href})`);
    const page = { 'pages/two/page.yaml': 'id: 2\n', 'pages/two/fr.md': '---\ntitle: Deux\n---\n' };
    const folder = festivalFolder({ ...page, 'people/ana-reis/fr.md': faqs.join('\n') });
    const { festival, remarks } = readFestival(folder);
    expect(festival.persons[0]?.bio_fr).toBe(`<p>${links.join('\n')}</p>`);
    expect(await remarks()).toEqual([]);
  });

  test('a link to the events of a type has the ids of the edition and the type', () => {
    const folder = festivalFolder({ 'people/ana-reis/fr.md': '[x](/typeevent/2027/exhibitions)' });
    expect(readFestival(folder).festival.persons[0]?.bio_fr).toContain('href="/typeevent/1/1"');
  });
});
