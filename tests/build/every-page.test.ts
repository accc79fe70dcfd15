import { transform, type DeclarationBlock, type Rule } from 'lightningcss';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { memoised } from '../../src/domain/memoised.ts';
import { langs, pathIn, routes } from '../fixtures/routes.ts';
import { documentAt, eagerScripts, fileAt, gzipped, hashOf, stylesOf, textAt } from './built-site.ts';

/* What holds for one page of every template. All tests of a page follow each other, so that it is parsed once. */

const KB = 1024;
const ORDER = ['properties', 'theme', 'base', 'vendor', 'components', 'scoped', 'utilities'];

/** Reads the styles of a page; many pages have the same. */
const readStyles = memoised((css: string) => {
  const classes = new Set<string>();
  const rules: Rule[] = [];
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
      StyleSheet: (sheet) => {
        rules.push(...sheet.rules);
      },
    },
  });
  return {
    /** Names of the classes in the selectors. */
    classes,
    layers: [...new Set(rules.flatMap(layersOf))],
    /** Rules that style elements outside all layers. */
    unlayered: rules.flatMap(unlayered),
  };
});

function layersOf(rule: Rule): string[] {
  if (rule.type === 'layer-statement') return rule.value.names.map((name) => name.join('.'));
  return rule.type === 'layer-block' && rule.value.name ? [rule.value.name.join('.')] : [];
}

/** Returns the rule, or the rules within a condition, that style elements outside all layers. */
function unlayered(rule: Rule): Rule[] {
  if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container')
    return rule.value.rules.flatMap(unlayered);
  return rule.type === 'style' && !givesOnlyVariables(rule.value.declarations) ? [rule] : [];
}

/** Whether a block only declares variables, as the tokens and the colours from the data do. */
const givesOnlyVariables = (block: DeclarationBlock | undefined): boolean =>
  !block?.importantDeclarations?.length &&
  (block?.declarations ?? []).every(({ property }) => property === 'custom');

/** All classes, as the page of the editions has them: its timeline shows the pages of other editions. */
const { classes: all } = readStyles(stylesOf(documentAt('/fr/editions/')));

test('a page into which scripts load parts of other pages has the styles of all classes', () => {
  expect(all.size).toBeGreaterThan(300);
});

describe.each(langs)('every page in %s', (lang) => {
  describe.each(routes)('/%s', (route) => {
    const page = (): Document => documentAt(pathIn(lang, route));
    const contentOf = (meta: string): string =>
      page().querySelector(`meta[${meta}]`)?.getAttribute('content') ?? '';

    test('has one h1, a title, its language with its direction, and its address in both trees', () => {
      const document = page();
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.title).toMatch(/\S{3}.* — Dhaw$|^Dhaw$/);
      expect(document.title).not.toContain('Default Title');
      expect(document.documentElement.lang).toBe(lang);
      expect(document.documentElement.dir).toBe('ltr');
      expect(contentOf('name="description"')).toBeTruthy();
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      expect(new URL(canonical).pathname).toBe(pathIn(lang, route));
      const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
      expect(alternates.map((link) => link.getAttribute('hreflang')).toSorted()).toEqual([
        'en',
        'fr',
        'x-default',
      ]);
      for (const other of langs) {
        const href =
          alternates.find((link) => link.getAttribute('hreflang') === other)?.getAttribute('href') ?? '';
        expect(new URL(href).pathname).toBe(pathIn(other, route));
      }
    });

    test('keeps its headings in order', () => {
      const levels = [...page().querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      levels.forEach((level, index) => {
        expect(
          level - (levels[index - 1] ?? 0),
          `heading ${index + 1} of ${levels.join(' ')}`,
        ).toBeLessThanOrEqual(1);
      });
    });

    test('loads at most 8 KB of script before the visitor interacts', () => {
      const bytes = eagerScripts(page()).reduce((sum, path) => sum + gzipped(textAt(path)), 0);
      // The browser decides every minute what is open now, so the limit of that page alone is higher.
      expect(bytes).toBeLessThanOrEqual((route === 'now' ? 8.5 : 8) * KB);
    });

    test('has a policy that allows, by hash, exactly its inline scripts and styles, and has no others', () => {
      const policy = contentOf('http-equiv="content-security-policy" i');
      const hashesOf = (directive: string): string[] =>
        new RegExp(`${directive} 'self'([^;]*)`).exec(policy)?.[1]?.trim().split(' ') ?? [];
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe-');
      expect(page().querySelectorAll('[style], [onclick], [onload], [onerror]')).toHaveLength(0);
      const inline = (selector: string): string[] =>
        [...page().querySelectorAll(selector)].map(({ textContent }) => `'${hashOf(textContent)}'`);
      expect(hashesOf('style-src').toSorted()).toEqual(inline('style').toSorted());
      expect(hashesOf('script-src').toSorted()).toEqual(
        inline('script:not([src], [type="application/ld+json"])').toSorted(),
      );
    });

    test('has styles of at most 12 KB', () => {
      expect(gzipped(stylesOf(page()))).toBeLessThanOrEqual(12 * KB);
    });

    test('has the styles of every class that its elements have', () => {
      const { classes: own } = readStyles(stylesOf(page()));
      const asked = [...page().querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
      expect([...new Set(asked)].filter((name) => all.has(name) && !own.has(name))).toEqual([]);
    });

    test('has the layers of styles in the same order as all pages, the stronger after the weaker', () => {
      const { layers } = readStyles(stylesOf(page()));
      expect(layers).toContain('scoped');
      expect(layers).toEqual(ORDER.filter((layer) => layers.includes(layer)));
    });

    test('has no style outside the layers, where it would silently override all styles in them', () => {
      expect(readStyles(stylesOf(page())).unlayered).toEqual([]);
    });

    test('requests at most 16 files in addition to its pictures', () => {
      const linked = 'use, link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]';
      const addresses = [...page().querySelectorAll(linked)]
        .map((element) => element.getAttribute('href')?.split('#')[0] ?? '')
        .filter((address) => address !== '');
      const files = new Set([...addresses, ...eagerScripts(page())]);
      expect(1 + files.size).toBeLessThanOrEqual(16);
    });

    test('has its own share card, with its size and an alternative text', async () => {
      const og = (name: string): string => contentOf(`property="og:${name}"`);
      const { width, height, format } = await sharp(fileAt(og('image'))).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect([og('image:width'), og('image:height'), og('image:type')]).toEqual([
        '1200',
        '630',
        `image/${format}`,
      ]);
      expect(['jpeg', 'png']).toContain(format);
      expect(og('image:alt')).toContain(og('title'));
      expect(contentOf('name="twitter:card"')).toBe('summary_large_image');
    });
  });
});
