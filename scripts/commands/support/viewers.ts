import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../process/failure.ts';

/**
 * Viewers with which libraries open the site's files, as built files of npm packages. Their dependencies are left out:
 * npm would install some hundred packages and 400 MB, some in conflict with each other.
 */
const viewers = {
  mirador: {
    version: '4.0.0',
    sha512: 'uWsE9e2oqSc/lUu+vVwDGhTsycuhGsfZ2KfX6CLfXiT3wgGy6qT9+q5M3V9Zz72hkdIgsJugKesaowmRtYmvrA==',
  },
  replaywebpage: {
    version: '2.5.3',
    sha512: 'nCj2PSON3BxeSJKE8AsYPyULv0XPZKJWfy4l9PyQre9SqwLZ+WKZVs/sfLqPOQ4GrH+0YkjbwOhr8cSTH08gsQ==',
  },
};
export type Viewer = keyof typeof viewers;
export const viewerNames: readonly Viewer[] = ['mirador', 'replaywebpage'];

const FOLDER = '.cache/viewers';

/**
 * Returns the folder of a viewer's package, which is downloaded if it is missing.
 * @throws Failure if it cannot be downloaded, or its hash differs from the one in `viewers`.
 */
export function requireViewer(name: Viewer): string {
  const { version, sha512 } = viewers[name];
  const folder = join(FOLDER, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  console.log(`Downloading ${name}…`);
  mkdirSync(FOLDER, { recursive: true });
  const aside = mkdtempSync(join(FOLDER, 'new-'));
  try {
    const pack = ['pack', `${name}@${version}`, '--pack-destination', aside, '--silent', '--prefer-offline'];
    const shell = process.platform === 'win32';
    execFileSync('npm', pack, { shell, stdio: ['ignore', 'ignore', 'inherit'] });
    const file = join(aside, `${name}-${version}.tgz`);
    if (hash('sha512', readFileSync(file), 'base64') !== sha512)
      throw new Error(`its hash is another than that in ${import.meta.filename}`);
    execFileSync('tar', ['-xzf', file, '-C', aside]);
    renameSync(join(aside, 'package'), folder);
    return folder;
  } catch (cause) {
    throw new Failure(`${name} ${version}, which a browser test needs, could not be downloaded from npm.`, {
      cause,
    });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
