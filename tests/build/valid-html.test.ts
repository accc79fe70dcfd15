import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJava } from '../../scripts/commands/support/machine.ts';
import { awkwardRoutes, embeddingSamples, langs, ownRoutes, pathIn } from '../fixtures/routes.ts';
import { dist } from './built-site.ts';

const java = findJava();
const checker = String(createRequire(import.meta.url)('vnu-jar'));

interface Message {
  message: string;
  extract?: string;
  url: string;
}

/** Messages about features that the checker does not know yet. Styles are left to the browser tests. */
const known = [
  /^CSS: /,
  /Attribute “fetchpriority” not allowed/,
  /“blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
];

/** Every template in both trees, in French with awkward data too; pages for frames and without language; 404 pages. */
const files = [
  ...langs.flatMap((lang) =>
    [
      ...ownRoutes,
      ...(lang === 'fr' ? [...awkwardRoutes, ...embeddingSamples] : []),
      'embed/program/2024',
      'embed/event/12',
    ].map((route) => `${decodeURIComponent(pathIn(lang, route))}index.html`),
  ),
  '/index.html',
  '/program/2024/index.html',
  '/404.html',
  '/en/404.html',
];

test.runIf(java)('every template is valid HTML according to the Nu checker', () => {
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json'];
  const { stderr } = spawnSync(
    java ?? '',
    // By default Java spends more time on optimising the code than this short run takes.
    [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Xss4m',
      '-jar',
      checker,
      ...options,
      ...files.map((file) => join(dist(), file)),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages
    .filter(({ message }) => !known.some((pattern) => pattern.test(message)))
    .map(
      ({ message, url, extract }) => `${decodeURI(url).split(dist())[1] ?? url}: ${message} ${extract ?? ''}`,
    );
  expect(errors).toEqual([]);
});
