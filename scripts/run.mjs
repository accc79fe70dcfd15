// `node scripts/run.mjs start` runs a command of the project on Node 24, with its dependencies in place.
// Plain JavaScript without dependencies: it is the first program to run in a fresh clone, on Node 18 or later.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
/** The first with everything that is used of it: `import.meta.main`, folders that remove themselves. */
const NODE_MINOR = 4;
/** npm's own list of what it has installed, which it writes last. */
const INSTALLED = 'node_modules/.package-lock.json';
const NPM_CI = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const COMPILED = '.cache/node';
const shell = process.platform === 'win32';
const parent = process.ppid;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NODE_MAJOR || (major === NODE_MAJOR && minor < NODE_MINOR)) {
  await continueOnNewerNode();
} else {
  await installDependencies();
  await keepCompiledCode();
  await import('./commands/main.ts');
}

async function continueOnNewerNode() {
  const args = ['--yes', '-p', `node@${NODE_MAJOR}`, 'node', '-p', 'process.execPath'];
  const { output } = await run('npx', args, { shell, stdio: ['ignore', 'pipe', 'ignore'] });
  const node = output.trim();
  if (!node)
    stop(
      `Node ${NODE_MAJOR}.${NODE_MINOR} is needed: this is ${process.versions.node}, and npx could not fetch it.`,
    );
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const { code } = await run(node, process.argv.slice(1), { env: { ...process.env, PATH: path } });
  process.exit(code);
}

async function installDependencies() {
  if (isInstalled()) return;
  // Not among the output, which may be redirected to a file.
  console.error('Installing dependencies…');
  const { code } = await run('npm', NPM_CI, { shell, stdio: ['inherit', 2, 'inherit'] });
  if (code !== 0) stop('The dependencies could not be installed: npm ci gave its reason above.');
}

/** Keeps what V8 compiles, of this process and all that it starts: the modules of a build take a second to compile. */
async function keepCompiledCode() {
  // Node 18 has no such function, and refuses a module that imports it by name.
  const { enableCompileCache } = await import('node:module');
  process.env.NODE_COMPILE_CACHE ??= enableCompileCache(COMPILED).directory ?? '';
}

/** Whether all packages are installed, by whatever means. Optional ones, those of other systems, may be missing. */
function isInstalled() {
  const there = packagesIn(INSTALLED);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      (path in there ? JSON.stringify(there[path]) === JSON.stringify(wanted) : wanted.optional),
  );
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Runs a program to its end, and forwards termination signals to it, so that no process is left behind. */
function run(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  let output = '';
  let interrupted = false;
  child.stdout?.on('data', (data) => (output += data));
  const handOn = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, handOn);
  const orphanWatch = setInterval(() => isOrphan() && handOn('SIGTERM'), 500);
  return new Promise((resolve) => {
    const end = (code, signal) => {
      for (const signal of signals) process.off(signal, handOn);
      clearInterval(orphanWatch);
      if (interrupted) process.exit(code ?? 130);
      if (signal) console.error(`${program} was ended from outside by ${signal}.`);
      resolve({ code: code ?? 1, output });
    };
    child.on('error', () => end(1));
    child.on('close', end);
  });
}

/** npm runs this in a shell, which does not forward the signal that ends it: losing the parent counts as a signal. */
function isOrphan() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
