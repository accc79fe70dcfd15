import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { licencesFile, type LicensedPackage } from '../../src/site/licences.ts';
import { bundleScript, inlinedFiles } from './inlined-scripts.ts';

const SHEET = 'src/styles/global.css';
const WORKER = 'scripts/astro/service-worker/worker.ts';
/** Copyright line of a licence, and the parts of it that do not belong to the name of the holder. */
const COPYRIGHT = /^[ *]*copyright(?! notice| owner| license| statement| \[)(.+)$/im;
const NO_NAME = /\(c\)|©|\b\d{4}\b[,–-]?|<.*?>|\(http.*/gi;

/**
 * Makes each build record the packages whose code, styles or letters reach visitors, for the page about licences. Code
 * is found through the bundles of the pages and the service worker. Fails if a package names no licence.
 * @param fonts paths within `node_modules`.
 */
export function licences(fonts: readonly string[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const { resolve: find } = createRequire(resolve('package.json'));
      const files = [
        ...modules,
        ...inlinedFiles,
        ...(await bundleScript(WORKER, {})).files,
        ...[...fonts, ...importedStyles()].map((path) => find(path)),
      ];
      mkdirSync(dirname(licencesFile), { recursive: true });
      writeFileSync(licencesFile, JSON.stringify(packagesOf(files)));
    },
  };
}

/** Returns the paths, within `node_modules`, of the style sheets that the site imports from packages. */
const importedStyles = (): string[] =>
  Array.from(readFileSync(SHEET, 'utf8').matchAll(/@import '([^.'][^']*)'/g), ([, path = '']) => path);

/** Returns the packages that files belong to, sorted by name. @throws Error naming those that have no licence. */
export function packagesOf(files: Iterable<string>): LicensedPackage[] {
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = /^.*\/?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
    if (folder !== undefined) folders.add(folder.replace(/^[^/]*\0/, ''));
  }
  const all = Array.from(folders, readPackage).toSorted((a, b) => a.name.localeCompare(b.name));
  const without = all.filter(({ licence }) => licence === '').map(({ name }) => name);
  if (without.length > 0)
    throw new Error(
      `${without.join(', ')}: code of it reaches visitors, and its package.json names no licence. Ask its authors for one, or take another package.`,
    );
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

interface PackageFile extends Pick<LicensedPackage, 'name' | 'version'> {
  license?: string;
  author?: string | { name: string };
}

function readPackage(folder: string): LicensedPackage {
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
  const { name, version, license = '', author } = described;
  const file = readdirSync(folder).find((entry) => /licen[cs]e/i.test(entry));
  const text = file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
  const [, claimed] = COPYRIGHT.exec(text ?? '') ?? [];
  const named = typeof author === 'string' ? author : author?.name;
  const holder = (claimed ?? named ?? name).replaceAll(NO_NAME, '').trim();
  return { name, version, licence: license, holder, text };
}
