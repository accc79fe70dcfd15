import { transform, type Selector } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { langs, pathIn, routes } from '../fixtures/routes.ts';
import { documentAt, htmlAt, stylesOf } from './built-site.ts';

/** Returns the names of the classes in a style sheet. */
function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  const add = (selector: Selector): void => {
    for (const part of selector) if (part.type === 'class') names.add(part.name);
  };
  transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Selector: add } });
  return names;
}

/** All classes, as the page of the editions has them: its timeline shows the pages of other editions. */
const all = classesOf(stylesOf(documentAt('/fr/editions/')));

test('a page into which scripts load parts of other pages has the styles of all classes', () => {
  expect(all.size).toBeGreaterThan(300);
});

describe.each(langs)('in %s', (lang) => {
  test.each(routes)('/%s has the styles of every class that its elements have', (route) => {
    const document = documentAt(pathIn(lang, route));
    const own = classesOf(stylesOf(document));
    const asked = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    expect([...new Set(asked)].filter((name) => all.has(name) && !own.has(name))).toEqual([]);
  });
});

test('elements of a component have a short class', () => {
  expect(htmlAt('/fr/')).toMatch(/ class="[^"]*\b_[a-z0-9]{5}\b/);
  expect(htmlAt('/fr/')).not.toMatch(/\bastro-[a-z0-9]{8}\b/);
});
