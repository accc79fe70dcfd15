import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { langs, pathIn, routes } from '../fixtures/routes.ts';
import { htmlAt, pagesBelow } from './built-site.ts';

const hasJava = spawnSync('java', ['-version']).status === 0;
const checker = String(createRequire(import.meta.url)('vnu-jar'));

interface Message {
  type: string;
  message: string;
  extract?: string;
  url: string;
}

/** What the checker does not know yet: attributes and elements of current standards. */
const known = [/Attribute “fetchpriority” not allowed/];

test.runIf(hasJava)('every template is valid HTML by the Nu checker, in both languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'valid-html-'));
  const events = pagesBelow('/fr/event').slice(0, 12);
  const paths = [...langs.flatMap((lang) => routes.map((route) => pathIn(lang, route))), ...events];
  const files = paths.map((path, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, htmlAt(path));
    return file;
  });
  const result = spawnSync(
    'java',
    ['-Xss4m', '-jar', checker, '--errors-only', '--exit-zero-always', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(result.stderr) as { messages: Message[] };
  const errors = messages
    .filter(({ message }) => !known.some((pattern) => pattern.test(message)))
    .map(
      ({ message, url, extract }) =>
        `${paths[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url}: ${message} ${extract ?? ''}`,
    );
  expect(errors).toEqual([]);
});
