import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { langs } from '../../src/domain/model/languages.ts';
import { dataPath, pagePath } from '../../src/i18n/paths.ts';
import type { Environment } from '../../src/site/environment.ts';
import { siteFiles } from './edition-packs/site-files.ts';
import { bundleScript } from './inlined-scripts.ts';
import { partsOfPage } from './service-worker/parts-of-page.ts';
import type { ShellList } from './service-worker/shell.ts';

/**
 * Writes `/sw.js`, with which pages that a visitor has read or chosen to keep stay readable without a network. If the
 * environment turns it off, writes a worker that removes the visitors' current one, and itself.
 */
export async function writeServiceWorker(
  dist: string,
  { SERVICE_WORKER }: Pick<Environment, 'SERVICE_WORKER'>,
): Promise<void> {
  const code =
    SERVICE_WORKER === 'on'
      ? await bundle('worker.ts', { __SHELL__: await shellList(dist) })
      : await removalWorker({ keepsEditions: SERVICE_WORKER === 'off-keep-editions' });
  writeFileSync(join(dist, 'sw.js'), code);
}

/** Bundles the worker that removes the one before it, the data stored by that one, and itself. */
export function removalWorker({ keepsEditions }: { keepsEditions: boolean }): Promise<string> {
  return bundle('removal-worker.ts', { __KEEPS_EDITIONS__: keepsEditions });
}

/**
 * Bundles a worker with Workbox's modules, since its Astro plugin does not support current versions of Astro.
 * @throws Error when the worker reads a value that is not among these.
 */
async function bundle(entry: string, values: Record<string, unknown>): Promise<string> {
  const { code } = await bundleScript(fileURLToPath(new URL(`./service-worker/${entry}`, import.meta.url)), {
    'process.env.NODE_ENV': '"production"',
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  // The worker would fail on start, and nobody would notice.
  const [constant] = /\b__(?!WB_)[A-Z_]+__\b/.exec(code) ?? [];
  if (constant !== undefined)
    throw new Error(
      `${entry} imports a module that reads ${constant}, which only pages have: let it import what reads no such value.`,
    );
  return code;
}

/**
 * Lists the offline pages and those of the visitor's plan, with their styles, fonts and scripts and the words for
 * saving events; and a version that changes when the pages do.
 */
async function shellList(dist: string): Promise<ShellList> {
  const files = siteFiles(dist);
  const paths = langs.flatMap((lang) => [pagePath(lang, 'offline'), pagePath(lang, 'plan')]);
  const pages = paths.map(files.text);
  const parts = await partsOfPage(pages.join(''), files.text);
  return {
    version: hash('sha256', pages.join('')).slice(0, 12),
    paths: [...paths, ...langs.map((lang) => dataPath(lang, 'plan')), ...parts.toSorted()],
  };
}
