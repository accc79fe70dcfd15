import { translator, type Key } from '../i18n/translate.ts';
import { kindOf, contentPageViews, type PageKind } from '../screens/page/page-view.ts';
import { inEachLanguage, withdrawnMeta } from './static-paths.ts';
import { type Screen, screens, type TitledScreenName, type ViewOf } from '../screens/registry.ts';

export function screenPages<Name extends TitledScreenName>(name: Name) {
  return inEachLanguage((lang) => {
    const { view, title, feed, isPrivate = false }: Screen & { title: Key } = screens[name];
    const shown = view(lang);
    const meta = {
      title: translator(lang)(title),
      isPrivate: isPrivate || (shown?.isEmpty ?? false),
      ...(shown?.className && { className: shown.className }),
      ...(feed && { alternates: [{ href: feed(lang), type: 'application/atom+xml' }] }),
    };
    return [{ meta, view: shown as ViewOf<Name> }];
  });
}

/** Returns the generic pages of a kind. Each kind has a route of its name, which loads only the styles it needs. */
export const contentPages = (kind: PageKind) =>
  inEachLanguage((lang) =>
    contentPageViews(lang)
      .filter((view) => kindOf(view) === kind)
      .map((view) => ({
        params: { [kind]: String(view.id) },
        meta: { title: view.title?.text ?? '', ...withdrawnMeta('page', view.withdrawnAt, lang) },
        view,
      })),
  );
