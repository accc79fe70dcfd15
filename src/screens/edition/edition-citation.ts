import { plainText } from '../../domain/text/localise.ts';
import type { Edition } from '../../domain/model/festival.ts';
import type { Lang } from '../../i18n/lang.ts';
import { shortEditionAddress } from '../../i18n/paths.ts';
import { identity } from '../../site/identity.ts';
import type { CitedRecord } from '../citation/citation.ts';

export function citedEdition({ id, title, year }: Edition, lang: Lang): CitedRecord {
  const name = `${identity.name} ${year}`;
  const slogan = plainText(title, lang);
  return {
    kind: 'edition',
    id,
    name: `edition-${year}`,
    title: slogan ? `${name} – ${slogan}` : name,
    container: null,
    year,
    address: shortEditionAddress(year),
  };
}
