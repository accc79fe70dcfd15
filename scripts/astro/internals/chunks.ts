import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { PRELOAD_HELPER } from './preload-helper.ts';

const HERE = 'scripts/astro/internals/chunks.ts';

/**
 * Small modules that the scripts of several pages import, in shared files: as separate files, each would cost a page a
 * request, and its own imports more in turn. Modules that only an island needs are never listed.
 */
const groups = {
  /** Loaded by every page. */
  shell: [
    PRELOAD_HELPER,
    'src/components/browser/copy-text.ts',
    'src/components/browser/island-request.ts',
    'src/components/browser/each-minute.ts',
    'src/components/browser/early-press.ts',
    'src/components/browser/load-code.ts',
    'src/components/browser/load-failure.ts',
    'src/components/browser/notices-markup.ts',
    'src/components/browser/page-lang.ts',
    'src/components/browser/repeated-click.ts',
    'src/domain/model/languages.ts',
    'src/screens/account/registrations.client.ts',
    'src/screens/account/registrations/registration-request.ts',
    'src/screens/event/buttons/registration-markup.ts',
    'src/screens/search/search-markup.ts',
    'src/shell/header/header-markup.ts',
    'src/site/clock.ts',
    'src/site/offline-reading.ts',
    'src/site/visitor-clock.ts',
    'src/stores/browser-storage.ts',
  ],
  /** Needed by any page only after it has loaded. */
  notices: ['src/components/browser/notices.ts', 'src/shell/on-demand.client.ts'],
  /** Fetches and saves files on request. */
  files: ['src/components/browser/save-file.ts', 'src/stores/fetch-own.ts'],
  /** Loaded by forms that are not islands. */
  forms: [
    'src/screens/forms/draft.client.ts',
    'src/screens/forms/form-markup.ts',
    'src/screens/forms/live-form.client.ts',
  ],
  /** Days of a programme: loaded by the programme and the agenda. */
  days: [
    'src/screens/calendar/day-of-link.client.ts',
    'src/screens/calendar/keyboard-grid.client.ts',
    'src/screens/event/row/row-markup.ts',
    'src/screens/programme/programme-markup.ts',
    'src/screens/programme/section-anchors.ts',
  ],
  /** Openness of events, by the festival's clock. */
  clock: [
    'src/domain/event/openness/openness.ts',
    'src/domain/event/openness/openness-text.ts',
    'src/domain/time/clock-style.ts',
    'src/domain/time/zone-clock.ts',
  ],
  /** Loaded by pages with photographs, videos or a carousel. */
  media: ['src/screens/gallery/lightbox/photo-hash.ts', 'src/screens/gallery/photo-markup.ts'],
};

/** Bundles the site's scripts into few files. An outdated list fails the build. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // Inlines constants, such as names that HTML and scripts share, instead of importing them.
                optimization: { inlineConst: true },
                // These modules have no side effects: a script leaves out those of which it uses no function.
                treeshake: { moduleSideEffects: [{ test: /\/src\/(?:domain|i18n)\//, sideEffects: false }] },
                output: { codeSplitting: { groups: chunkGroups(groups) } },
              },
            },
          }
        : null,
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      const idle = neverImported(groups, this.getModuleIds());
      if (idle.length > 0)
        this.error(
          `${HERE} lists ${idle.join(', ')}, which no page's script imports: take it from the list.`,
        );
    },
  };
}

/**
 * Returns the groups in the format of Rolldown.
 * @param modules paths from the project's root, by the name of their chunk.
 * @throws Error naming a module that does not exist: a moved module would silently become a separate file.
 */
export function chunkGroups(modules: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(modules).map(([name, paths]) => {
    for (const path of paths) {
      if (path !== PRELOAD_HELPER && !existsSync(path))
        throw new Error(`${HERE} lists ${path}, which is not there: write its new path.`);
    }
    const members = new Set(paths);
    return { name, test: (id: string) => members.has(id) || members.has(pathOf(id)) };
  });
}

/** Returns the listed modules that a build has not read. @param ids ids of the modules that Rolldown has read. */
export function neverImported(modules: Readonly<Record<string, readonly string[]>>, ids: Iterable<string>) {
  const read = new Set([...ids].flatMap((id) => [id, pathOf(id)]));
  return Object.values(modules)
    .flat()
    .filter((path) => !read.has(path));
}

/** Returns the path of a module from the project's root, without the query that tools add to it. */
function pathOf(id: string): string {
  return relative(resolve(), id.replace(/\?.*/s, '')).split(sep).join('/');
}
