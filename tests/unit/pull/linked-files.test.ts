import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { sealEdition } from '../../../scripts/pull/seal/write-seal.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { pdf, png } from './festival-with-picture.ts';
import { fakeBackEnd, numbered, pullOptions, titled } from './harness.ts';

const text =
  '<p>Voir <a href="/media/plan.pdf#page=2">le <em>plan</em></a> et <a href="/media/vue.png">la vue</a>.</p>';
const withText = titled(1, 'Aube', { activite: [{ id: 1, intitule: 'Aube', intro_fr: text }] });
const others = numbered(5).slice(1);

/** Returns a festival in a folder that is published without a back end, with an event whose text links to files. */
function publishedFolder(files: Record<string, string | Uint8Array>) {
  const backEnd = fakeBackEnd();
  backEnd.lists['/evenements/'] = [withText, ...others];
  backEnd.files = Object.fromEntries(Object.entries(files).map(([path, body]) => [path, { body }]));
  const options = pullOptions(backEnd);
  options.environment = { ...options.environment, FESTIVAL: '../my-festival' };
  const run = async () => {
    const report = await pull(options);
    if (report.outcome === 'previous') throw report.reason;
    const { festival, media, quarantine } = readSnapshot(options.snapshots);
    const [event] = [...festival.events, ...festival.withdrawn].filter(({ id }) => id === 1);
    return { ...report, media, quarantine, intro: event?.activities[0]?.intro.fr };
  };
  return { backEnd, options, run };
}

const both = { '/media/plan.pdf': pdf, '/media/vue.png': png };

describe('a file that a text of a festival without a back end links to', () => {
  it('is linked as the site’s own copy if it is a document or a picture', async () => {
    const { run, options } = publishedFolder(both);
    const { intro, media, mediaFailures, quarantine } = await run();
    const [plan, view] = ['plan.pdf', 'vue.png'].map((name) => media[`https://api.example/media/${name}`]);
    // A photograph is encoded anew, since the file as it came may state where it was taken.
    expect(intro).toBe(
      `<p>Voir <a href="/media/${plan?.hash}.pdf#page=2">le <em>plan</em></a>` +
        ` et <a href="/media/${view?.hash}-${view?.size?.width}.jpg">la vue</a>.</p>`,
    );
    expect([plan, view].map((file) => file && existsSync(join(options.media, mediaName(file))))).toEqual([
      true,
      true,
    ]);
    expect([mediaFailures, quarantine]).toEqual([[], []]);
  });

  it('leaves its words if it cannot be copied, which is reported with the event', async () => {
    const { intro, mediaFailures } = await publishedFolder({ '/media/plan.pdf': 'Not found' }).run();
    expect(intro).toBe('<p>Voir le <em>plan</em> et la vue.</p>');
    expect(mediaFailures.map(({ url, usedBy }) => [url, usedBy])).toEqual([
      ['https://api.example/media/plan.pdf', ['events #1']],
      ['https://api.example/media/vue.png', ['events #1']],
    ]);
  });

  it('leaves its words if it is another kind of file, which is reported with its text', async () => {
    const { run, backEnd } = publishedFolder({ '/media/prix.csv': 'a' });
    const intro_fr = '<p>Voir <a href="/media/prix.csv">les prix</a>.</p>';
    const activite = [{ id: 1, intitule: 'Aube', intro_fr }];
    backEnd.lists['/evenements/'] = [titled(1, 'Aube', { activite }), ...others];
    const { intro, quarantine } = await run();
    expect(intro).toBe('<p>Voir les prix.</p>');
    expect(quarantine).toMatchObject([{ path: '/api/evenements/ #1.activite[0].intro_fr' }]);
  });

  it.each([
    ['is withdrawn', false, 'https://site.example'],
    ['is of a sealed edition', true, 'https://site.example'],
    ['was sealed where the festival is edited', true, 'http://localhost:4321'],
  ])('stays linked from an event that %s', async (_name, isSealed, SITE_URL) => {
    const { run, backEnd, options } = publishedFolder(both);
    const published = options.environment;
    options.environment = { ...published, SITE_URL };
    const before = await run();
    if (isSealed)
      await sealEdition({ ...options, year: 2024, snapshot: readSnapshot(options.snapshots), now: 0 });
    backEnd.lists['/evenements/'] = others;
    backEnd.files = {};
    options.environment = published;
    const after = await run();
    expect(after.intro).toBe(before.intro);
    const files = (media: typeof before.media) => new Set(Object.values(media).map(mediaName));
    expect(files(after.media)).toEqual(files(before.media));
  });
});
