import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs that is on the PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Whether a program exists and starts: a browser without its libraries, or macOS's stub of Java, does not. */
export function runs(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Installs a Debian package if this runs as root on Debian. Returns whether the package was installed. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false;
  console.log(`Installing Debian's ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update') && apt('install', '--yes', '--no-install-recommends', name);
}

export function findJava(): string | undefined {
  const java = findProgram('java');
  return java !== undefined && runs(java, '-version') ? java : undefined;
}

export function findOrInstallJava(): string | undefined {
  return findJava() ?? (installDebianPackage('default-jre-headless') ? findJava() : undefined);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
