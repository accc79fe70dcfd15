import { parseArgs } from 'node:util';
import { engineNames, findEngine, packagesOf } from './support/engines.ts';
import { Failure } from '../process/failure.ts';
import { openSiteUnderTest, startTestBackEnd } from './support/site-under-test.ts';
import { engines as runEngines } from './support/test-runners.ts';
import { createTestRun } from './support/test-run.ts';
import { noTests } from './support/test-counts.ts';

/**
 * `npm run engines`: tests visitors' journeys through the site in Chromium, Firefox and WebKit, on a phone and at a
 * desk, compares what is seen in each with Chromium, and checks what a screen reader announces. `-- webkit`, or several
 * names, selects engines. `-- --write` rewrites the announcements (`tests/engines/spoken/`): read them before a commit.
 * @throws Failure if a name is not that of an engine.
 */
export async function engines(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  });
  const unknown = positionals.find((name) => !engineNames.some((engine) => engine === name));
  if (unknown !== undefined)
    throw new Failure(`There is no engine “${unknown}”: it is one of ${engineNames.join(', ')}.`);
  const wanted = engineNames.filter((name) => positionals.length === 0 || positionals.includes(name));
  const here = wanted.filter((name) => findEngine(name) !== undefined);

  const run = createTestRun();
  for (const name of wanted.filter((engine) => !here.includes(engine)))
    await run.tests(`No ${name} here: install Debian’s ${packagesOf[name]}`, () =>
      Promise.resolve({ ...noTests, skipped: 1 }),
    );
  await using backEnd = await startTestBackEnd();
  await using site = await openSiteUnderTest(backEnd);
  for (const name of here)
    await run.tests(`Journeys in ${name}`, () =>
      runEngines(site.env, [name], ['--exclude=**/{seen,spoken}.test.ts']),
    );
  const compared = here.filter((name) => name !== 'chromium');
  if (compared.length > 0)
    await run.tests('What is seen', () => runEngines(site.env, compared, ['seen.test']));
  // WebKit's driver does not provide the accessibility tree.
  const announcing = here.filter((name) => name !== 'webkit');
  if (announcing.length > 0)
    await run.tests('What is announced', () =>
      runEngines(site.env, announcing, ['spoken.test', ...(values.write ? ['--update'] : [])]),
    );
  run.end();
}
