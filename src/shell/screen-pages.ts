import { translator } from '../i18n/translate.ts';
import { screen, type TitledScreenName, type ViewOf } from '../screens/registry.ts';
import { inBothLanguages, type PageProps } from './static-paths.ts';

export type ScreenProps<Name extends TitledScreenName> = PageProps<ViewOf<Name>>;

/** Static paths of the page that a screen of the registry has to itself, in both trees. */
export function screenPages(name: TitledScreenName) {
  return inBothLanguages(async (lang) => {
    const { group: _, view, title, ...meta } = screen(name);
    return [{ meta: { title: translator(lang)(title), ...meta }, view: await view(lang) }];
  });
}
