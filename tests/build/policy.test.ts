import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langs, pathIn, routes } from '../fixtures/routes.ts';
import { dist, documentAt } from './built-site.ts';

const FIRST =
  /<head>\s*<meta charset="utf-8">\s*<meta http-equiv="content-security-policy" content="default-src [^"]+">/i;

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the policy directly follows the charset in every page, including redirect pages and 404 pages', () => {
  const pages = readdirSync(dist(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(pages.length).toBeGreaterThan(1000);
  expect(pages.filter((page) => !FIRST.test(readFileSync(page, 'utf8')))).toEqual([]);
});

describe.each(langs)('in %s', (lang) => {
  test.each(routes)(
    'the policy of /%s allows, by hash, exactly the inline scripts and styles of the page, which has no others',
    (route) => {
      const document = documentAt(pathIn(lang, route));
      const policy =
        document.querySelector('meta[http-equiv="content-security-policy" i]')?.getAttribute('content') ?? '';
      const hashesOf = (directive: string): string[] =>
        new RegExp(`${directive} 'self'([^;]*)`).exec(policy)?.[1]?.trim().split(' ') ?? [];
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe-');
      expect(document.querySelectorAll('[style], [onclick], [onload], [onerror]')).toHaveLength(0);
      const inline = (selector: string): string[] =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => hash(textContent));
      expect(hashesOf('style-src').toSorted()).toEqual(inline('style').toSorted());
      expect(hashesOf('script-src').toSorted()).toEqual(
        inline('script:not([src], [type="application/ld+json"])').toSorted(),
      );
    },
  );
});
