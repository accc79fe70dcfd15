import { Failure, report } from '../process/failure.ts';
import { interruption } from '../process/interruption.ts';
import { exitingWithParent, runNodeOrFail } from '../process/processes.ts';

/** A command takes the arguments after its name. It settles when it is done or, if it is a server, interrupted. */
type Command = (args: string[]) => void | Promise<void>;

const commands: Record<string, () => Command | Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  pull: async () => (await import('./pull.ts')).pull,
  /** Runs the back end on API_PORT and shows its log. `-- --export NAME` or `-- --backup FILE` only copies data. */
  api: () => program(['scripts/festival/main.ts'], 'The back end ended with an error.'),
  check: async () => (await import('./check.ts')).check,
  test: async () => (await import('./test.ts')).test,
  engines: async () => (await import('./engines.ts')).engines,
  /** Measures the back end and the build on this machine, and checks their budgets: `-- NAME…` selects benches. */
  bench: () => program(exitingWithParent('scripts/bench/main.ts'), 'The bench failed.'),
  archive: async () => (await import('./archive.ts')).archive,
  gallery: async () => (await import('./gallery.ts')).gallery,
  new: async () => (await import('./new.ts')).writeNew,
};

/** Commands that need the demo festival, whatever a developer has set for their own site. */
const OF_THE_DEMO = ['test', 'engines', 'bench', 'gallery'];

const INTERRUPTED = 130;

function program(file: readonly string[], failure: string): Command {
  return (args) => runNodeOrFail(failure, [...file, ...args]);
}

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** Adds the settings in the folder of FESTIVAL to the environment. Variables that are already set take precedence. */
async function useFestival(): Promise<void> {
  const folder = process.env['FESTIVAL']?.trim();
  if (!folder) return;
  const { environmentOf } = await import('../festival/facts.ts');
  const { FestivalFolderError } = await import('../festival/read/problems.ts');
  try {
    for (const [variable, value] of Object.entries(environmentOf(folder, process.env['TIME_ZONE'])))
      process.env[variable] = process.env[variable]?.trim() || value;
  } catch (error) {
    throw error instanceof FestivalFolderError ? new Failure(error.message) : error;
  }
}

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (!load)
    throw new Failure(`There is no command “${name}”: it is one of ${Object.keys(commands).join(', ')}.`);
  if (OF_THE_DEMO.includes(name)) (await import('./support/forget-settings.ts')).forgetSettings();
  // A festival that is to be written does not exist yet.
  else if (name !== 'new' || args[0] === 'page') await useFestival();
  const command = await load();
  await command(args);
  process.exit();
} catch (error) {
  if (interruption.aborted) process.exit(INTERRUPTED);
  report(error);
  process.exit(1);
}
