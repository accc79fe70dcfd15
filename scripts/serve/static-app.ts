import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type Env, type MiddlewareHandler } from 'hono';
import { acceptedEncoding, createCompressedReader, type ReadCompressed } from './compressed.ts';
import { contentTypeOf } from './content-types.ts';
import { fileAt, findFile, type StaticFile } from './find-file.ts';
import {
  framingHeaders,
  headersByPath,
  securityHeaders,
  IMMUTABLE,
  immutableFolders,
  REVALIDATED,
} from './headers.ts';

/** A site that has all its pages, but not yet all its files. */
export interface Unfinished {
  /** Makes the file at a path and returns its location, or null if it is not a file that can be made separately. */
  make: (path: string) => Promise<string | null>;
  /** Resolves once all files exist. */
  finished: Promise<unknown>;
}

/** Serves a built site as a good static host would: compressed, cached by content, with the 404 page of the tree. */
export function createStaticApp(directory: string, unfinished?: Unfinished): Hono {
  const read = createCompressedReader();
  const app = new Hono();
  app.use(withHeaders((path) => ({ ...securityHeaders, ...framingHeaders(path) })));
  for (const [path, headers] of headersByPath) {
    const ofPath = withHeaders(() => headers);
    app.use(path, ofPath);
  }
  const find = async (path: string): Promise<StaticFile | 'folder' | null> => {
    const found = await findFile(directory, path);
    // All pages exist: only a file can still be missing.
    if (found !== null || !unfinished || extname(path) === '') return found;
    const made = await unfinished.make(path);
    if (made !== null) return fileAt(made);
    await unfinished.finished;
    return findFile(directory, path);
  };
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const found = await find(pathname);
    if (found === null) return notFound(c, directory, pathname, read);
    // One leading slash: two would name another host.
    if (found === 'folder') return c.redirect(`${pathname.replace(/^\/+/, '/')}/${search}`, 301);
    const isImmutable = immutableFolders.some((folder) => pathname.startsWith(`/${folder}/`));
    c.header('Cache-Control', isImmutable ? IMMUTABLE : REVALIDATED);
    return send(c, found, read);
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

function withHeaders(headersOf: (path: string) => Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = headersOf(new URL(c.req.url).pathname);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}

async function send(c: Context<Env, string>, file: StaticFile, read: ReadCompressed): Promise<Response> {
  const { name, isText } = contentTypeOf(file.extension);
  c.header('Content-Type', name);
  if (isText) return sendText(c, file, read);
  c.header('Accept-Ranges', 'bytes');
  if (isCurrent(c, `"${file.version}"`)) return c.body(null, 304);
  const answer = await serveStatic({ path: file.path })(c, () => Promise.resolve());
  if (!answer) return c.notFound();
  // Hono knows fewer content types.
  answer.headers.set('Content-Type', name);
  return answer;
}

async function sendText(c: Context, file: StaticFile, read: ReadCompressed, status: 200 | 404 = 200) {
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  c.header('Vary', 'Accept-Encoding');
  if (status === 200 && isCurrent(c, `"${file.version}-${encoding}"`)) return c.body(null, 304);
  const body = await read(file, encoding);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(body.length));
  return c.body(new Uint8Array(body), status);
}

/** Sets the ETag of the version, and returns whether the client has that version already. */
function isCurrent(c: Context, version: string): boolean {
  c.header('ETag', version);
  const knownTags = c.req.header('If-None-Match')?.split(',') ?? [];
  return knownTags.some((tag) => [version, '*'].includes(tag.trim().replace(/^W\//, '')));
}

async function notFound(c: Context, directory: string, pathname: string, read: ReadCompressed) {
  c.header('Cache-Control', REVALIDATED);
  const tree = /^\/(\w+)\//.exec(pathname)?.[1] ?? '';
  for (const page of [join(tree, '404.html'), '404.html']) {
    const file = await fileAt(join(directory, page));
    if (!file) continue;
    c.header('Content-Type', contentTypeOf(file.extension).name);
    return sendText(c, file, read, 404);
  }
  return c.text('Not found', 404);
}
