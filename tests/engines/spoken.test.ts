import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cannot, chosenEngines, startEngine } from './support/engines.ts';
import { devices } from './support/journeys.ts';
import { spokenLines } from './support/spoken.ts';
import { Visitor } from './support/visitor.ts';

const site = process.env['SITE_UNDER_TEST'] ?? '';
const [{ lang, size }] = devices;

interface Place {
  name: string;
  route: string;
  /** What is done there first. */
  first?: (visitor: Visitor) => Promise<void>;
  /** Engines announce some of it differently: each has its own record. */
  isPerEngine?: true;
}

/** Pages that a listener opens. */
const places: Place[] = [
  {
    name: 'home',
    route: '',
    first: async (visitor) => {
      await visitor.reads(/Ferme dans|En cours jusqu/);
      await visitor.sees('button', /^Garder «/);
    },
  },
  {
    name: 'day',
    route: 'program/2024/2024-10-12',
    first: async (visitor) => {
      await visitor.reads(/Terminé/);
      await visitor.sees('button', /^Garder «/);
    },
  },
  {
    name: 'menu',
    route: 'about-us',
    first: async (visitor) => {
      await visitor.presses('button', visitor.words('nav.menu'));
      await visitor.presses('button', /^Presse et contact/);
    },
  },
  {
    name: 'event',
    route: 'event/Contre-jour',
    isPerEngine: true,
    first: async (visitor) => {
      await visitor.reads(/Ferme dans/);
      await visitor.sees('button', /^Garder «/);
    },
  },
  { name: 'partnership', route: 'add-partner', isPerEngine: true },
  {
    name: 'contact',
    route: 'contact',
    first: async (visitor) => {
      await visitor.presses('button', visitor.words('contact.send'));
      await visitor.reads(/est à compléter/);
    },
  },
  {
    name: 'questions',
    route: 'faqs',
    first: (visitor) => visitor.presses('button', /photographier/),
  },
  {
    name: 'venues',
    route: 'map',
    first: async (visitor) => {
      await visitor.presses('button', /^Expositions/);
      await visitor.sees('button', /^Garder «/);
    },
  },
  {
    name: 'login',
    route: 'auth',
    first: async (visitor) => {
      await visitor.writes('textbox', visitor.words('auth.username'), 'personne');
      await visitor.writes('textbox', visitor.words('auth.password'), 'un mot qui ne va pas');
      await visitor.presses('button', visitor.words('auth.loginSubmit'));
      await visitor.reads(visitor.words('auth.loginFailed'));
    },
  },
  {
    name: 'plan',
    route: 'event/Contre-jour',
    isPerEngine: true,
    first: async (visitor) => {
      await visitor.presses('button', visitor.words('plan.save'));
      await visitor.reads(visitor.words('plan.saved'));
      await visitor.opens('plan');
      await visitor.sees('link', await visitor.titleOf(1));
      await visitor.reads(/Ferme dans/);
    },
  },
];

// The output of each page is recorded as a text for a reviewer to read; `npm run engines -- --write` records it again.
describe.each(chosenEngines().filter((name) => !cannot[name]['an accessibility tree']))('in %s', (name) => {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  beforeAll(async () => {
    engine = await startEngine(name, site);
  }, 60_000);
  afterAll(() => engine.close());

  test.each(places)(
    'a listener hears “$name” as it is recorded',
    async ({ name: place, route, first, isPerEngine }) => {
      const page = await engine.newPage(size, () => undefined);
      try {
        const visitor = new Visitor(page, lang, site);
        await visitor.opens(route);
        await visitor.scrolls();
        await first?.(visitor);
        const spoken = spokenLines(await page.accessible())
          .join('\n')
          .replaceAll(new URL(site).host, 'dhaw.example')
          // The day of the pull and the size of an edition differ from one build to the next.
          .replaceAll(/(données du) .*/gi, '$1 …')
          .replaceAll(/\([\d,]+ Mo\)/g, '(… Mo)');
        const record = isPerEngine ? `${place}.${lang}.${name}` : `${place}.${lang}`;
        await expect(`${spoken}\n`).toMatchFileSnapshot(`spoken/${record}.txt`);
      } finally {
        await page.close();
      }
    },
  );
});
