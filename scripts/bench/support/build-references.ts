import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runNodeOrFail, tool } from '../../process/processes.ts';
import { measureProcess } from './measure-process.ts';
import { weightOf } from './site-weights.ts';

const PAGES = 2_000;
const ROWS = 100;

const row = (at: number): string =>
  `<li><time datetime="2024-10-12T18:30">18 h 30</time> <a href="/event/${at}/">Un titre comme il y en a, le ${at}e</a> <small>Palais Kheireddine</small></li>`;
const list = `<ul>${Array.from({ length: ROWS }, (_, at) => row(at)).join('\n')}</ul>`;
const document = (title: string, content: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${content}</body></html>`;

const NAME_BY_HAND = `A page of ${ROWS} events by hand`;

/** Returns the figures of a hand-written programme of 100 events: the least that such a page needs. */
export const handWritten = () => ({
  name: NAME_BY_HAND,
  pages: 1,
  milliseconds: 0,
  megabytes: 0,
  program: '',
  data: 0,
  dataSent: 0,
  ...weightOf(document('Programme 2024', list)),
});

/** Number of types on the hand-written page. */
const TYPES = 7;
const filterByHand = `
  document.querySelectorAll('button').forEach((button, type) => {
    button.onclick = () =>
      document.querySelectorAll('li').forEach((row, at) => (row.hidden = at % ${TYPES} !== type));
  });`;

/** Returns the hand-written programme with a button for each type, which hides the events of the other types. */
export function programmeByHand() {
  const buttons = Array.from({ length: TYPES }, (_, type) => `<button>Type ${type}</button>`).join(' ');
  return {
    name: NAME_BY_HAND,
    html: document('Programme 2024', `${buttons}${list}<script>${filterByHand}</script>`),
  };
}

/** Builds an Astro site without any code of this project: 2,000 pages with the list of the hand-written one. */
export async function bareAstro(folder: string) {
  const pages = join(folder, 'src/pages');
  mkdirSync(pages, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(pages, '[page].astro'),
    `---\nexport const getStaticPaths = () => Array.from({ length: ${PAGES} }, (_, at) => ({ params: { page: String(at) } }));\nconst list = ${JSON.stringify(list)};\n---\n${document('Page {Astro.params.page}', '<Fragment set:html={list} />')}`,
  );
  const measured = await measureProcess(folder, async (env, ...nodeOptions) => {
    const args = [...nodeOptions, ...tool('astro/bin/astro.mjs', 'build', '--root', folder)];
    const options = { env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' }, output: 'hidden' } as const;
    await runNodeOrFail('A bare Astro site does not build.', args, options);
  });
  return { ...handWritten(), name: 'A bare Astro site', pages: PAGES, ...measured };
}
