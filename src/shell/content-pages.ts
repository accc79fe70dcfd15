import { contentPageViews, kindOf, type PageKind } from '../screens/page/view.ts';
import { inBothLanguages } from './static-paths.ts';

/** The generic pages of a kind, which has a route of its own, named like it: a route loads the styles of all it may show. */
export const contentPages = (kind: PageKind) =>
  inBothLanguages(async (lang) =>
    (await contentPageViews(lang))
      .filter((view) => kindOf(view) === kind)
      .map((view) => ({
        params: { [kind]: String(view.id) },
        meta: { title: view.title?.text ?? '' },
        view,
      })),
  );
