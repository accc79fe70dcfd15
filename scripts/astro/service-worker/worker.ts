/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { keptEditions } from './kept-editions.ts';
import { keepPictures } from './keep-page.ts';
import { readFiles } from './read-files.ts';
import { requestKind } from './request-kind.ts';
import { shell as shellOf, type ShellList } from './shell.ts';
import { attempt } from './storage.ts';
import { visitorLanguage } from './visitor-language.ts';

declare const self: ServiceWorkerGlobalScope;

declare const __SHELL__: ShellList;

const shell = shellOf(caches, __SHELL__);
const kept = keptEditions(caches);
const language = visitorLanguage(caches, {
  cookies: 'cookieStore' in self ? self.cookieStore : undefined,
  accepted: navigator.languages,
});
const read = readFiles({ kept, shell, language });

self.addEventListener('install', (event) => {
  event.waitUntil(shell.complete());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// The first page was loaded before the worker was installed (`src/shell/every-page.client.ts`).
self.addEventListener('message', (event) => {
  const path: unknown = event.data;
  if (typeof path !== 'string' || !path.startsWith('/')) return;
  const keepFirst = async (): Promise<void> => {
    const page = await read.page.handle({ request: new Request(path), event });
    await keepPictures(await page.text(), event, read.picture);
  };
  event.waitUntil(attempt(keepFirst));
});

for (const [kind, strategy] of Object.entries(read)) {
  registerRoute(({ request, url }) => requestKind(request, url, self.location.origin) === kind, strategy);
}
