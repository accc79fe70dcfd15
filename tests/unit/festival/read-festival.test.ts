import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER } from '../../../scripts/festival/demo.ts';
import { guideFiles } from '../../../scripts/festival/guides.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import type { EventRow } from '../../../scripts/api/festival/records/programme.ts';
import { event, festivalFolder } from './festival-folder.ts';

/** Reads a festival with these files, and returns its only event. */
function read(files: Record<string, string | Uint8Array>, now?: string): EventRow {
  const [row] = readFestival(festivalFolder(files), { now: now ?? '2027-05-01T12:00' }).festival.events;
  if (!row) throw new Error('The festival has no event.');
  return row;
}

const picture = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#b93a12' } })
    .jpeg()
    .toBuffer();

describe('the contents of a folder, as the back end serves them', () => {
  test.each(['harbour', 'Le port', 'the harbour', '1'])('a place can be referred to as %s', (name) => {
    expect(read(event(`place: ${name}`)).lieu).toBe(1);
  });

  test.each([
    ['2027-03-27 18:00', '2027-03-28 18:00', '2027-03-27T18:00:00+00:00', '2027-03-28T18:00:00+01:00'],
    ['2027-10-31 01:30', '2027-10-31 02:00', '2027-10-31T01:30:00+01:00', '2027-10-31T02:00:00+00:00'],
  ])(
    'hours have the offset of the festival’s zone then, the first if they occur twice: %s',
    (start, end, ...iso) => {
      const lines = [`start: ${start}`, `end: ${end}`, 'vernissage: 2027-01-10 18:00'];
      const { vernissage, date, date_end } = read(event(...lines));
      expect([vernissage, date, date_end]).toEqual(['2027-01-10T18:00:00+00:00', ...iso]);
    },
  );

  test.each([
    ['20:00', '21:30', '2027-05-01T21:30:00+01:00'],
    ['23:00', '02:00', '2027-05-02T02:00:00+01:00'],
    ['10:00', '10:00', '2027-05-02T10:00:00+01:00'],
  ])('an event from %s to %s ends at %s', (start, end, ends) => {
    expect(read(event(`start: 2027-05-01 ${start}`, `end: ${end}`)).date_end).toBe(ends);
  });

  test('a change applies from its time on', () => {
    const files = event('changes:', '  - from: 2027-05-02 08:00', '    status: cancelled');
    expect(read(files, '2027-05-02T07:59').statut).toBeNull();
    expect(read(files, '2027-05-02T08:00').statut).toBe('annule');
    // 08:30 in Lisbon.
    expect(read(files, '2027-05-02T07:30Z').statut).toBe('annule');
  });

  test('each person is credited for their own activity, even if another names more than a hundred people', () => {
    const people = Array.from({ length: 102 }, (_, index) => index + 1);
    const { activite } = read({
      ...Object.fromEntries(
        people.map((id) => [`people/p${id}/person.yaml`, `id: ${id}\nlastName: P${id}\n`]),
      ),
      'people/ana-reis/person.yaml': 'id: 900\nlastName: Reis\n',
      ...event(
        `people: { artists: [${people.join(', ')}] }`,
        'activities:',
        '  - title: { en: Talk }',
        '    people: { artists: [900] }',
      ),
    });
    const ids = activite.flatMap(({ intervenants }) => intervenants.map(({ id }) => id));
    expect(ids).toHaveLength(103);
    expect(new Set(ids).size).toBe(103);
    expect([ids[0], ids[99], ids.at(-1)]).toEqual([30_000, 30_099, 30_100]);
  });

  test('activities have ids of their own, even if another event has more than a hundred', () => {
    const talks = Array.from({ length: 101 }, (_, index) => `  - title: { en: Talk ${index} }`);
    const { activite } = read(event('activities:', ...talks));
    const ids = activite.map(({ id }) => id);
    expect(ids.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => 300 + index));
    // Those of the next event begin at 400.
    expect(ids.slice(100).every((id) => id > 1e12)).toBe(true);
  });

  test('a link with a percent sign that is no code is left as it is', () => {
    const { activite } = read({ 'editions/2027/events/tides/en.md': '[Ticket](100%.pdf)' });
    expect(activite[0]?.description_en).toContain('<a href="100%.pdf"');
  });

  test('a text shows a picture from its own folder', async () => {
    const folder = festivalFolder({
      'editions/2027/events/tides/en.md': '![Ebb](à marée basse.jpg)'.replaceAll(' ', '%20'),
      'editions/2027/events/tides/à marée basse.jpg': await picture(1600, 900),
    });
    const { festival, media } = readFestival(folder);
    const [, src = ''] = /src="([^"]+)"/.exec(festival.events[0]?.activite[0]?.description_en ?? '') ?? [];
    expect(src).toBe('/media/editions/2027/events/tides/%C3%A0%20mar%C3%A9e%20basse.jpg');
    expect((await media(src))?.type).toBe('image/jpeg');
  });
});

describe('the pictures of a folder', () => {
  test('that are missing, damaged, too small or unused are reported, and the festival is read anyway', async () => {
    const folder = festivalFolder({
      ...event('cover: poster.jpg', 'photos:', '  - file: small.jpg', '  - file: damaged.jpg'),
      'editions/2027/events/tides/small.jpg': await picture(640, 480),
      'editions/2027/events/tides/damaged.jpg': 'not a picture',
      'editions/2027/events/tides/spare.jpg': await picture(1600, 900),
      'places/harbor.md': 'Le port.',
    });
    const { festival, remarks } = readFestival(folder);
    expect(festival.events[0]?.activite[0]?.image).toBeNull();
    expect(await remarks()).toEqual([
      'editions/2027/events/tides/event.yaml:2 cover names “poster.jpg”, which is not there: it is left out. Put the file beside editions/2027/events/tides/event.yaml',
      'editions/2027/events/tides/event.yaml:4 photos[0].file names editions/2027/events/tides/small.jpg, which has 640 × 480 pixels: as a photo it wants 1200 on its longer side',
      'editions/2027/events/tides/event.yaml:5 photos[1].file names editions/2027/events/tides/damaged.jpg, which no picture can be read from: export it again',
      'editions/2027/events/tides/spare.jpg is used nowhere: name it in a file beside it, or delete it',
      'places/harbor.md is not read: see the README for where such a file stands',
    ]);
  });

  test('are shown if their names differ only by capitals, which is reported', async () => {
    const poster = 'editions/2027/events/tides/poster.jpg';
    const folder = festivalFolder({
      ...event('cover: Poster.JPG'),
      'editions/2027/events/tides/en.md': '---\ntitle: Tides\n---\n\n![](Poster.jpg)',
      [poster]: await picture(1600, 900),
    });
    const { festival, media, remarks } = readFestival(folder);
    expect(festival.events[0]?.activite[0]?.image).toBe(`/media/${poster}`);
    expect((await media(`/media/${poster}`))?.type).toBe('image/jpeg');
    expect(await remarks()).toEqual([
      'editions/2027/events/tides/en.md:5 names “Poster.jpg”, but the file is called poster.jpg: write it so',
      'editions/2027/events/tides/event.yaml:2 cover names “Poster.JPG”, but the file is called poster.jpg: write it so',
    ]);
  });

  const unshown = ['../../../festival.yaml', '../../../../secret.jpg', 'spare.jpg'];

  test.each(unshown)('are served only if the festival shows them: not %s', async (name) => {
    const folder = festivalFolder({ 'editions/2027/events/tides/spare.jpg': await picture(1600, 900) });
    const { media: get } = readFestival(folder);
    expect(await get(`/media/editions/2027/events/tides/${name}`)).toBeNull();
    expect(await get(`/media/editions/2027/events/tides/${encodeURIComponent(name)}`)).toBeNull();
    expect(await get('/media/%E0%A4%A')).toBeNull();
  });
});

test.each(Object.entries(guideFiles()))(
  'the guide %s of the demo festival matches the schemas (npm run new -- festival scripts/demo/festival)',
  (file, content) => {
    expect(readFileSync(join(DEMO_FOLDER, file), 'utf8')).toBe(content);
  },
);
