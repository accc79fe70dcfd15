import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Hono } from 'hono';
import { expect, vi } from 'vitest';
import { serveApp } from '../../scripts/serve/serve.ts';
import { journeys } from './support/journeys.ts';

journeys((story) => {
  story(
    'a journalist in a hurry copies a hundred words about the edition, and finds the press contact',
    async ({ visitor }) => {
      const { words } = visitor;
      await visitor.opens('');
      await visitor.findsInMenu(words('pressKit.title'), /^Presse? (?:et|and) contact/);
      // The home page has a link of that name too. If it is pressed while that page is left, Firefox follows neither.
      await visitor.sees('heading', words('pressKit.title'));
      await visitor.presses('link', new RegExp(visitor.says('press.kit', { year: 2024 })));
      await visitor.sees('heading', words('press.contact'));
      await visitor.presses('button', /\b(?:9\d|1[01]\d) (?:mots|words)\b/);
      await visitor.reads(words('press.copied'));
      const text = await visitor.pastes();
      expect(text.split(/\s+/).length).toBeGreaterThan(90);
      expect(await visitor.text()).toContain(text.replaceAll(/\s+/g, ' ').trim());
    },
  );

  story(
    'a picture editor downloads three photographs, with the credits to print next to them',
    async ({ visitor, downloads }) => {
      await visitor.opens('press/2024');
      for (const title of ['Chenini', 'Tribune|The stand', 'Dernier rang|Last in line'])
        await visitor.presses('checkbox', new RegExp(title));
      await visitor.presses('button', visitor.words('press.zip'));
      const files = await vi.waitFor(
        async () => {
          const zip = (await readdir(downloads)).findLast((name) => name.endsWith('.zip'));
          return unzipSync(await readFile(join(downloads, zip ?? 'no ZIP yet')));
        },
        { timeout: 30_000, interval: 200 },
      );
      expect(Object.keys(files)).toHaveLength(4);
      expect(strFromU8(files['credits.txt'] ?? new Uint8Array())).toContain('Sirine Haouas');
    },
  );

  story('an agenda editor follows the changes in the programme', async ({ visitor }) => {
    await visitor.opens('program/2024');
    await visitor.presses('link', new RegExp(visitor.words('footer.asOf').replace(/ ·.*/s, '')));
    await visitor.sees('heading', visitor.words('changes.page'));
    const feed = await visitor.follows(visitor.words('changes.feed'));
    expect(feed).toContain('http://www.w3.org/2005/Atom');
  });

  story('a listings editor gets the whole programme as a table and as a calendar', async ({ visitor }) => {
    await visitor.opens('edition/2024');
    const table = await visitor.follows(/^CSV$/);
    const calendar = await visitor.follows(new RegExp(`^${visitor.words('openData.calendar')}$`, 'i'));
    const rows = table.trim().split(/\r?\n(?=\d)/).length - 1;
    expect(rows).toBeGreaterThan(40);
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(40);
  });

  story('a critic cites the exhibition in BibTeX', async ({ visitor }) => {
    await visitor.opens('event/Contre-jour');
    await visitor.presses('button', visitor.words('citation.title'));
    const entry = await visitor.follows('BibTeX');
    expect(entry).toMatch(/^@\w+\{/);
    expect(entry).toContain('2024');
  });

  story('a magazine embeds the performances in its own page', async ({ visitor }) => {
    const { words } = visitor;
    await visitor.opens('resources');
    await visitor.presses('button', words('embed.show'));
    const code = /<iframe[^>]* src="([^"]+)"/.exec(await visitor.text());
    const frame = `${code?.[1] ?? ''}?type=2`;
    const html = `<h1>Magazine</h1><iframe width="600" height="800" src="${frame}"></iframe>`;
    await using magazine = await serveApp(
      new Hono().get('/', (c) => c.html(html)),
      0,
    );
    await visitor.page.open(magazine.url);
    await vi.waitFor(async () => {
      const titles = await visitor.page.evaluateInFrame(
        () => [...document.querySelectorAll('li a')].filter((link) => link.checkVisibility()).length,
      );
      expect(titles).toBeGreaterThan(3);
    });
  });
});
