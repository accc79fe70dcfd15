import { byLang, defaultLang, type Lang } from '../../../src/domain/model/languages.ts';
import { awkwardRoutes, langs, ownRoutes, pathIn } from '../../fixtures/routes.ts';
import { OTHER_FESTIVAL } from '../support/festivals.ts';
import { EXTREME_WIDTHS, FEW_WIDTHS, layoutFaults, WIDEST, WIDTHS } from '../support/layout-faults.ts';
import { expect, test } from '../support/test.ts';
import { watchFaults } from '../support/watched-page.ts';

/** A page of each template, and in the first language also those with awkward data. */
const embeds = ['embed/program/2024', 'embed/event/12'];
const demoRoutes = byLang((lang) =>
  lang === defaultLang ? [...ownRoutes, ...awkwardRoutes, ...embeds] : [...ownRoutes, 'embed/event/1'],
);

/** Pages of the other festival that show more or less than those of the demo. */
const otherRoutes = [
  ...['', 'now', 'calendar', 'map', 'map/31', 'venue/31', 'editions', 'edition/2009', 'program/2026'],
  ...['press/2026', 'event/La_nuit_des_grues', 'artists', 'plan', 'search', 'changes', 'faqs', 'contact'],
  ...['auth', 'page/77'],
];

function widthsFor(lang: Lang, route: string): readonly number[] {
  if (lang !== defaultLang) return EXTREME_WIDTHS;
  return awkwardRoutes.includes(route) ? FEW_WIDTHS : WIDTHS;
}

/** Number of routes that one test opens, after a first page that loads the fonts. */
const AT_ONCE = 8;

for (const lang of langs) {
  const festivals = [
    { name: 'the demo', all: demoRoutes[lang], tag: [] },
    { name: 'another festival', all: otherRoutes, tag: [OTHER_FESTIVAL] },
  ];
  for (const { name, all, tag } of festivals) {
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const looked = all.slice(first, first + AT_ONCE);
      const pages = `${looked.length} pages of ${name} in ${lang} from /${looked[0] ?? ''} on`;
      test(
        `nothing is cut off, split, covered or too small on any screen: ${pages}`,
        { tag },
        async ({ page, baseURL }) => {
          test.slow();
          const { errors, foreign } = watchFaults(page, baseURL ?? '');
          await page.goto(pathIn(lang, 'faqs'));
          for (const route of looked) {
            await page.setViewportSize(WIDEST);
            expect((await page.goto(pathIn(lang, route)))?.status(), route).toBe(200);
            // Long words, large text and the widths in between are tested in one language only.
            const looks = {
              isStretched: lang === defaultLang && tag.length === 0,
              widths: widthsFor(lang, route),
            };
            expect.soft(await layoutFaults(page, looks), route).toEqual([]);
          }
          // Another festival may count its visitors, which makes foreign requests.
          if (tag.length > 0) return;
          expect(errors).toEqual([]);
          expect(foreign).toEqual([]);
        },
      );
    }
  }
}
