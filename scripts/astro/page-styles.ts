import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { memoised } from '../../src/domain/memoised.ts';
import { astroCache } from '../../src/site/snapshot-folder.ts';
import type { HasClass } from './page-styles/sheet.ts';

/** Written while scripts are bundled, read while pages are rendered. */
const FILE = join(astroCache, 'words-of-scripts.json');

/** A script's words, which may be names of classes, and the scripts that it loads, by their file names. */
interface ScriptWords {
  words: readonly string[];
  loads: readonly string[];
}

/**
 * Notes which classes scripts may set. From a page the styles of classes are removed that none of its elements has or
 * can get from a script that it loads (`page-styles/used-styles.ts`). See
 * `decisions/2026-11-24-a-page-brings-its-own-styles.md`.
 */
export function wordsOfScripts(): Plugin {
  return {
    name: 'words-of-scripts',
    apply: 'build',
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
const classesOf = memoised((files: string) => namedBy(collectWords(files.split(' '))));

/**
 * Returns a test for classes that scripts, or the scripts they load, name or build from a prefix (`notice-`).
 * @param files paths of the scripts in the built site, without the leading slash.
 */
export const classesOfScripts = (files: ReadonlySet<string>): HasClass =>
  classesOf([...files].toSorted().join(' '));

export function namedBy(words: ReadonlySet<string>): HasClass {
  const beginnings = [...words].filter((word) => /^[a-z][\w-]*[-_]$/.test(word));
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function collectWords(files: readonly string[]): ReadonlySet<string> {
  scripts ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, ScriptWords>;
  const all = new Set(files);
  const words = new Set<string>();
  // Iterating over a set includes values that are added meanwhile.
  for (const file of all) {
    for (const word of scripts[file]?.words ?? []) words.add(word);
    for (const loaded of scripts[file]?.loads ?? []) all.add(loaded);
  }
  return words;
}
