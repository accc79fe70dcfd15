import type { APIRoute } from 'astro';
import { festivalData } from '../../../../content/festival.ts';
import { imageInfos } from '../../../../screens/open-data/iiif/canvas.ts';

export const getStaticPaths = () =>
  imageInfos(festivalData()).map(({ hash, info }) => ({ params: { hash }, props: { info } }));

export const GET: APIRoute<{ info: object }> = ({ props }) => Response.json(props.info);
