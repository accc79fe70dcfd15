import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { astroCache } from '../../src/site/snapshot-folder.ts';

const MIDDLEWARE = fileURLToPath(new URL('./page-utilities/middleware.ts', import.meta.url));
/** Written while scripts are bundled, read while pages are rendered. */
const FILE = join(astroCache, 'words-of-scripts.json');

/** A script's words, which may be names of classes, and the scripts that it loads, by their file names. */
interface ScriptWords {
  words: readonly string[];
  loads: readonly string[];
}

/**
 * Leaves out of a page the utilities that no element of it has, nor may come to have by a script that it loads: all of them
 * are 11 KB, a page needs 2 to 4. See `decisions/2026-11-23-a-page-brings-its-own-utilities.md`.
 */
export function pageUtilities(): AstroIntegration {
  return {
    name: 'page-utilities',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, updateConfig }) => {
        if (command !== 'build') return;
        addMiddleware({ entrypoint: MIDDLEWARE, order: 'pre' });
        updateConfig({ vite: { plugins: [wordsOfScripts()] } });
      },
    },
  };
}

function wordsOfScripts(): Plugin {
  return {
    name: 'words-of-scripts',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const scripts: Record<string, ScriptWords> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        scripts[chunk.fileName] = {
          words: [...new Set(chunk.code.split(/[\s"'`{}$;]+/))],
          loads: [...chunk.imports, ...chunk.dynamicImports],
        };
      }
      mkdirSync(dirname(FILE), { recursive: true });
      writeFileSync(FILE, JSON.stringify(scripts));
    },
  };
}

let scripts: Readonly<Record<string, ScriptWords>> | undefined;
const known = new Map<string, ReadonlySet<string>>();

/** Words of scripts and of all that they may load. @param files their paths in the built site, without the first slash. */
export function wordsOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...files].toSorted().join();
  const words = known.get(key) ?? collectWords(files);
  known.set(key, words);
  return words;
}

function collectWords(files: ReadonlySet<string>): ReadonlySet<string> {
  scripts ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, ScriptWords>;
  const all = new Set(files);
  const words = new Set<string>();
  // A set is walked to its end, with what is added on the way.
  for (const file of all) {
    for (const word of scripts[file]?.words ?? []) words.add(word);
    for (const loaded of scripts[file]?.loads ?? []) all.add(loaded);
  }
  return words;
}
