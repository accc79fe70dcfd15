import { readdir } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { journeys } from './support/journeys.ts';

const SATURDAY = /^(?:samedi 12 octobre|Saturday 12 October),/;
const A_MONDAY_WITHOUT_EVENTS = /^(?:lundi 21 octobre|Monday 21 October),/;
const DEBATES = /^(?:Débats|Debates)/;

/** Questions to the site's own search, and the key of the text with which the answer begins. */
const questions = [
  {
    who: 'in a wheelchair',
    asks: { fr: 'fauteuil roulant', en: 'wheelchair' },
    finds: 'search.answer.access',
  },
  { who: 'without money', asks: { fr: 'gratuit', en: 'free' }, finds: 'search.answer.free.other' },
  { who: 'who is lost', asks: { fr: 'comment venir', en: 'how to get there' }, finds: 'search.answer.way' },
] as const;

journeys((story) => {
  story(
    'someone who is free on a Saturday selects it, and a friend who opens the address sees the same day',
    async (given) => {
      const { visitor } = given;
      await visitor.opens('program/2024');
      await visitor.presses('button', SATURDAY);
      await visitor.arrivesAt(/\?day=2024-10-12$/);
      const friend = await given.anotherVisitor();
      await friend.goesTo(await visitor.page.address());
      await friend.sees('button', friend.says('programme.clearDay', { day: '12-10-2024' }));
      await friend.sees('link', await friend.titleOf(20));
      await friend.losesSightOf('link', await friend.titleOf(19));
    },
  );

  story(
    'someone who wants only debates on a Monday is told that there are none, and shows all events again',
    async ({ visitor }) => {
      await visitor.opens('program/2024');
      await visitor.presses('button', DEBATES);
      await visitor.arrivesAt(/\?type=4$/);
      await visitor.presses('button', A_MONDAY_WITHOUT_EVENTS);
      await visitor.reads(visitor.words('programme.empty'));
      await visitor.presses('button', visitor.words('programme.showAll'));
      await visitor.arrivesAt(/\/program\/2024\/$/);
    },
  );

  story('a reader downloads the programme as a PDF', async ({ visitor, downloads }) => {
    await visitor.opens('program/2024');
    await visitor.presses('link', new RegExp(`^${visitor.words('download_program')}`));
    await vi.waitFor(
      async () => expect((await readdir(downloads)).some((name) => /^program.*\.pdf$/.test(name))).toBe(true),
      { timeout: 20_000 },
    );
  });

  story('someone adds an exhibition to the calendar of the phone', async ({ visitor }) => {
    await visitor.opens('event/Contre-jour');
    const event = await visitor.follows(visitor.words('calendar.add'));
    expect(event).toContain('BEGIN:VEVENT');
  });

  story('a regular visitor subscribes to the whole programme in a calendar', async ({ visitor }) => {
    await visitor.opens('program/2024');
    const calendar = await visitor.follows(visitor.words('calendar.subscribe'));
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(40);
  });

  story(
    'someone goes from a row of the programme to its venue, and reads what else is on there',
    async ({ visitor }) => {
      const { words } = visitor;
      await visitor.opens('program/2024');
      await visitor.presses('link', /^(?:Palais Kheireddine|Kheireddine Palace)$/);
      await visitor.arrivesAt(/\/map\/1\//);
      await visitor.presses('link', /^(?:Palais Kheireddine|Kheireddine Palace)$/);
      await visitor.arrivesAt(/\/venue\/1\//);
      await visitor.sees('heading', new RegExp(`^${words('venue.events')}`));
      await visitor.presses('link', new RegExp(await visitor.titleOf(1)));
      await visitor.arrivesAt(/\/event\/Contre-jour\//);
    },
  );

  story('someone without a mouse finds a palace on the map', async ({ visitor }) => {
    const { words, page } = visitor;
    await visitor.opens('map');
    await visitor.writes('textbox', words('map.searchLabel'), 'kheir');
    await visitor.sees('option', /^1 /);
    await page.pressKey('ArrowDown');
    await page.pressKey('Enter');
    await visitor.sees('button', words('map.closePopup'));
    await page.pressKey('Escape');
    await visitor.losesSightOf('button', words('map.closePopup'));
  });

  story('someone looks in the agenda at a day without events and at the week after', async ({ visitor }) => {
    const { words } = visitor;
    await visitor.opens('calendar');
    await visitor.presses('button', words('agenda.month'));
    await visitor.presses('link', A_MONDAY_WITHOUT_EVENTS);
    await visitor.arrivesAt(/\?day=2024-10-21/);
    await visitor.reads(words('agenda.nothingBegins'));
    await visitor.presses('button', words('agenda.week'));
    await visitor.presses('button', words('agenda.next'));
    await visitor.sees('link', /^(?:lundi 28 octobre|Monday 28 October),/);
  });

  story(
    'someone removes an event from the plan by mistake, restores it, and prints the plan',
    async ({ visitor }) => {
      const { words, page } = visitor;
      await visitor.opens('event/Contre-jour');
      await visitor.scrolls();
      await visitor.presses('button', words('plan.save'));
      await visitor.reads(words('plan.saved'));
      await visitor.opens('plan');
      const saved = visitor.says('save.event', { title: await visitor.titleOf(1) });
      await visitor.presses('button', saved);
      await visitor.reads(words('plan.empty'));
      await visitor.presses('button', words('plan.undo'));
      await visitor.sees('button', saved);
      // The print dialog would wait for an answer.
      await page.evaluate(() => {
        window.print = () => void (document.title = 'printed');
      });
      await visitor.presses('button', words('plan.print'));
      await vi.waitFor(async () => expect(await page.evaluate(() => document.title)).toBe('printed'));
    },
  );

  for (const { who, asks, finds } of questions)
    story(`someone ${who} asks the search, and gets an answer`, async ({ visitor }) => {
      const { words } = visitor;
      await visitor.opens('search');
      await visitor.writes('textbox', words('nav.search'), asks[visitor.lang]);
      const beginning = words(finds).replace(/\{.*/s, '');
      await visitor.sees('link', new RegExp(beginning || asks[visitor.lang]));
    });

  story(
    'someone who misspells a title gets close matches, and is told if a word is found nowhere',
    async ({ visitor }) => {
      const { words } = visitor;
      await visitor.opens('search');
      await visitor.writes('textbox', words('nav.search'), 'contre-juor');
      await visitor.reads(words('found.approximate'));
      await visitor.sees('link', /^Contre-jour|^Against the Light/);
      await visitor.opens('search');
      await visitor.writes('textbox', words('nav.search'), 'xyzzyxyz');
      await visitor.reads(words('found.none'));
    },
  );

  story(
    'someone in a hurry sees what is on now, starting from the venue where they are',
    async ({ visitor }) => {
      await visitor.opens('venue/1');
      await visitor.presses('link', visitor.words('now.fromPlace'));
      await visitor.arrivesAt(/\/now\//);
      await visitor.reads(visitor.words('walk.fromVenue').replace(/\{.*/s, ''));
    },
  );
});
