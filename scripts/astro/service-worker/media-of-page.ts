const REFERENCE = /\/media\/([\w-]+\.\w+)/g;

/** Names of the media that a page shows; what only its head names is for link previews. */
export function mediaNamesIn(html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  return Array.from(body.matchAll(REFERENCE), ([, name = '']) => name);
}
