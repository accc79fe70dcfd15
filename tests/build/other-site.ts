import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { JSDOM } from 'jsdom';
import { buildSite } from '../../scripts/commands/support/build-site.ts';
import { pullFestival } from '../../scripts/commands/support/pull-festival.ts';
import { settings } from '../../scripts/commands/support/settings.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { createOtherBackend, type OtherFestival } from '../fixtures/other-festival/backend.ts';
import { otherEnvironment } from '../fixtures/other-festival/environment.ts';

/** What whoever runs the tests may have set for a site of their own. */
const NOT_OURS = [
  'TILE_URL',
  'TILE_ATTRIBUTION',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'NEWSLETTER_URL',
  'LOGO_URL',
];

/** The test runner says otherwise of itself, and the build would heed it. */
const FOR_VISITORS = { NODE_ENV: 'production', MODE: 'production', PROD: '1', DEV: '' };

export interface OtherSite {
  dist: string;
  /** Deletes it, and its snapshot. */
  remove(): void;
}

/** Serves the other festival, pulls it, and builds its site into a temporary folder. */
export async function buildOtherSite(festival?: OtherFestival): Promise<OtherSite> {
  const listener = getRequestListener(createOtherBackend(festival), { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const overrides = {
    ...Object.fromEntries(NOT_OURS.map((name) => [name, ''])),
    ...otherEnvironment,
    API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    SITE_URL: 'https://sirocco.example',
    NOW: '2026-06-01T12:00',
    ...FOR_VISITORS,
  };
  const environment = settings(overrides);
  const folder = mkdtempSync(join(tmpdir(), 'other-festival-'));
  const remove = (): void => {
    for (const made of [folder, snapshotFolder(environment)]) rmSync(made, { recursive: true, force: true });
  };
  try {
    await pullFestival(overrides, []);
    const dist = join(folder, 'dist');
    await buildSite({ environment, overrides, dist, cache: join(folder, 'cache') });
    return { dist, remove };
  } catch (error) {
    remove();
    throw error;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export interface BuiltFile {
  path: string;
  text: string;
}

/** The site's files of text, by path from its root. */
export function textFiles(dist: string): BuiltFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|css|js|json|xml|txt|ics)$|^_\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(dist.length), text: readFileSync(path, 'utf8') }));
}

export interface BuiltPage extends BuiltFile {
  document: Document;
}

/** The pages of both trees, without those that lead elsewhere. */
export function pagesOf(files: readonly BuiltFile[]): BuiltPage[] {
  return files
    .filter(
      ({ path, text }) =>
        /^\/(fr|en)\/.*\.html$/.test(path) && !/http-equiv="refresh" content="0/i.test(text),
    )
    .map((file) => ({ ...file, document: new JSDOM(file.text).window.document }));
}

/** What a page gives to read. */
export function wordsOf({ document }: BuiltPage): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  return body.textContent.replaceAll(/\s+/g, ' ');
}
