import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { programmesWithPages } from '../../../../content/withdrawn-editions.ts';
import { langs, type Lang } from '../../../../i18n/lang.ts';
import { oembedOf, programmeEmbed } from '../../../../screens/embed/embed-code.ts';

interface Props {
  lang: Lang;
  year: number;
}

export const getStaticPaths = async () => {
  const years = programmesWithPages(await festivalData()).map(({ edition }) => edition.year);
  return langs.flatMap((lang) =>
    years.map((year) => ({ params: { lang, year: String(year) }, props: { lang, year } satisfies Props })),
  );
};

export const GET: APIRoute<Props> = ({ props: { lang, year } }) =>
  Response.json(oembedOf(programmeEmbed(year, lang)));
