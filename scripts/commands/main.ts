import { explain, Failure } from './support/failure.ts';
import { interruption } from './support/interruption.ts';

/** A command takes the arguments after its name and settles when it is done; one that serves, when it is interrupted. */
type Command = (args: string[]) => Promise<void>;

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  pull: async () => (await import('./pull.ts')).pull,
  api: async () => (await import('./api.ts')).api,
  check: async () => (await import('./check.ts')).check,
  test: async () => (await import('./test.ts')).test,
  journeys: async () => (await import('./journeys.ts')).journeys,
  bench: async () => (await import('./bench.ts')).bench,
  archive: async () => (await import('./archive.ts')).archive,
  gallery: async () => (await import('./gallery.ts')).gallery,
};

const INTERRUPTED = 130;

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (!load)
    throw new Failure(`There is no command “${name}”: it is one of ${Object.keys(commands).join(', ')}.`);
  const command = await load();
  await command(args);
  process.exit();
} catch (error) {
  if (interruption.aborted) process.exit(INTERRUPTED);
  const reason = explain(error);
  if (reason !== undefined) console.error(reason);
  process.exit(1);
}
