import type { APIRoute } from 'astro';
import { type DataFile, dataFiles, jsonOf } from '../../../shell/data-files.ts';

export const getStaticPaths = () =>
  dataFiles().map((file) => ({ params: { list: file.list, name: file.name }, props: file }));

export const GET: APIRoute<DataFile> = ({ props }) =>
  new Response(jsonOf(props), { headers: { 'Content-Type': 'application/json' } });
