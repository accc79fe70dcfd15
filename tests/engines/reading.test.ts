import { expect, vi } from 'vitest';
import { journeys } from './support/journeys.ts';

journeys((story) => {
  story(
    'someone who changes the language stays on the page, and is later redirected to that language',
    async ({ visitor }) => {
      const [other, name] = visitor.lang === 'fr' ? ['en', 'English'] : ['fr', 'Français'];
      await visitor.opens('event/Contre-jour');
      await visitor.presses('button', new RegExp(`^${visitor.words('nav.language')}`));
      await visitor.presses('link', name);
      await visitor.arrivesAt(new RegExp(`^/${other}/event/Contre-jour/`));
      await visitor.goesTo('/faqs/');
      await visitor.arrivesAt(new RegExp(`^/${other}/faqs/`));
    },
  );

  story('someone passes the intro gate without sound', async ({ visitor }) => {
    await visitor.opens('accueil');
    await visitor.presses('button', visitor.words('accueil.skip'));
    await visitor.sees('link', visitor.words('accueil.enter'));
  });

  story(
    'a student goes through the editions, and from a past one to the current one',
    async ({ visitor }) => {
      const { words } = visitor;
      await visitor.opens('editions');
      await visitor.presses('link', /2016/);
      await visitor.presses('link', new RegExp(`^${visitor.says('edition.programme', { year: 2016 })}`));
      await visitor.arrivesAt(/\/program\/2016\//);
      await visitor.reads(words('edition.archive'));
      await visitor.presses('link', new RegExp(`^${visitor.says('edition.seeCurrent', { year: 2024 })}`));
      await visitor.arrivesAt(/\/(?:edition|program)\/2024\//);
    },
  );

  story('someone views the photographs in the lightbox by keyboard', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.opens('event/Contre-jour');
    await visitor.presses('link', /^(?:Des piliers au soleil|Pillars in the sun)/);
    await visitor.reads(/1 \/ \d/);
    await page.pressKey('ArrowRight');
    await visitor.reads(/2 \/ \d/);
    await page.pressKey('Escape');
    await visitor.losesSightOf('button', words('gallery.close'));
    await visitor.arrivesAt(/\/event\/Contre-jour\/(?:\?id=1)?$/);
  });

  story('a film is requested from its provider only when it is played', async ({ visitor }) => {
    const frames = (): Promise<number> =>
      visitor.page.evaluate(() => document.querySelectorAll('iframe').length);
    await visitor.opens('event/Contre-jour');
    await visitor.sees('heading', visitor.words('video.title'));
    expect(await frames()).toBe(0);
    await visitor.presses('link', /^(?:Visite avec la commissaire|A walk with the curator)/);
    await vi.waitFor(async () => expect(await frames()).toBe(1), { timeout: 20_000 });
  });

  story(
    'someone goes from an exhibition to its artist, and on to the events of the artist',
    async ({ visitor }) => {
      await visitor.opens('event/Contre-jour');
      await visitor.presses('link', 'Sirine Haouas');
      await visitor.arrivesAt(/\/person\/\d+\//);
      await visitor.sees('heading', 'Sirine Haouas');
      await visitor.presses('link', /(?:Contre-jour|Against the Light) /);
      await visitor.arrivesAt(/\/event\/Contre-jour\//);
    },
  );

  story('someone opens a question, and the one that was open closes', async ({ visitor }) => {
    const open = (): Promise<number> =>
      visitor.page.evaluate(() => document.querySelectorAll('main details[open]').length);
    await visitor.opens('faqs');
    for (const question of [/photographier|photograph/, /pleut|rain/]) {
      await visitor.presses('button', question);
      await vi.waitFor(async () => expect(await open()).toBe(1));
    }
  });

  story('someone at an unknown address is told so, and finds the way back', async ({ visitor }) => {
    await visitor.opens('no-such-page');
    await visitor.sees('heading', visitor.words('notFound.title'));
    await visitor.presses('link', visitor.words('notFound.back'));
    await visitor.arrivesAt(/^\/(?:fr|en)\/$/);
  });

  story(
    'someone with little data left turns on the data saver, which stays on for the next page',
    async ({ visitor }) => {
      const { words } = visitor;
      const saves = (): Promise<void> =>
        vi.waitFor(
          async () =>
            expect(await visitor.page.evaluate(() => document.documentElement.dataset['saver'])).toBe('true'),
          { timeout: 10_000 },
        );
      await visitor.opens('faqs');
      await visitor.presses('checkbox', words('display.saver'));
      await saves();
      await visitor.opens('artists');
      await saves();
    },
  );

  story(
    'someone about to fly keeps an edition, and opens a page of it without a network',
    async ({ visitor, ownSite }) => {
      const { words, lang } = visitor;
      const site = await ownSite();
      const at = (route: string): string => new URL(`/${lang}/${route}/`, site.url).href;
      await visitor.goesTo(at('edition/2013'));
      await visitor.presses('button', words('keep.title'));
      await visitor.presses('radio', new RegExp(`^${words('keep.pictures.none')}`));
      await visitor.presses('button', /^(?:Emporter|Keep)\s*:/);
      await visitor.reads(words('keep.done'));
      await site.close();
      await visitor.goesTo(at('program/2013'));
      await visitor.sees('heading', /2013/);
    },
  );

  story('someone who reads Arabic reads the event in Arabic', async ({ visitor }) => {
    await visitor.opens('event/Contre-jour');
    await visitor.presses('button', visitor.words('event.read.ar'));
    await visitor.reads(/\p{Script=Arabic}+ \p{Script=Arabic}+ \p{Script=Arabic}+ \p{Script=Arabic}+/u);
  });

  story('a library gets the pictures of an edition as IIIF', async ({ visitor }) => {
    await visitor.opens('edition/2024');
    const collection = JSON.parse(await visitor.follows(visitor.words('openData.iiif'))) as {
      items: unknown[];
    };
    expect(collection.items.length).toBeGreaterThan(3);
  });
});
