import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../../src/site/environment.ts';
import { readApiEnvironment } from '../api/environment.ts';
import { createSmtpMailer } from '../api/mail/mailer.ts';
import { startServer } from '../api/server.ts';
import { backUp, exported } from './copies.ts';
import { DEMO_FOLDER } from './demo.ts';
import { readFestival } from './read-festival.ts';

async function serve(site: Environment, isWatching: boolean) {
  const { mail, ...own } = readApiEnvironment(process.env);
  const folder = site.FESTIVAL ?? DEMO_FOLDER;
  const pinnedNow = site.NOW ?? null;
  const options = { now: pinnedNow };
  const { festival, media, remarks } = readFestival(folder, options);
  const server = await startServer({
    ...own,
    port: site.API_PORT,
    database: site.API_DB,
    key: site.API_KEY,
    keyHeader: site.API_KEY_HEADER,
    allowedOrigins: [site.SITE_URL, `http://localhost:${site.PORT}`, `http://127.0.0.1:${site.PORT}`],
    pinnedNow,
    festival,
    media,
    log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
    ...(mail && { mailer: createSmtpMailer(mail.url, mail.organisers) }),
  });
  // A mail server that is slow to answer must not keep the process alive: the mail is sent again at the next start.
  const stop = (): void =>
    void server
      .close()
      .catch(fail)
      .finally(() => process.exit());
  // `once`: a second signal ends the process immediately, as by default.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The parent process has ended, and nothing else would stop this one.
  process.once('disconnect', stop);
  console.log(`The back end answers on ${server.url}`);
  process.send?.({ ready: true, url: server.url });
  if (isWatching) {
    const { watchFestival } = await import('./watch-folder.ts');
    watchFestival(folder, options, {
      changed: (next) => {
        server.replace(next.festival, next.media);
        process.send?.({ changed: true });
      },
      wrong: fail,
    });
  }
  for (const remark of await remarks()) console.error(remark);
}

function fail(error: unknown): void {
  console.error(explain(error));
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${'port' in error ? String(error.port) : ''} is taken: stop what uses it, or set API_PORT to another one.`;
  }
  return error.message + (error.cause instanceof Error ? ` ${error.cause.message}` : '');
}

try {
  const { values } = parseArgs({
    options: { export: { type: 'string' }, backup: { type: 'string' }, watch: { type: 'boolean' } },
  });
  const site = readEnvironment(process.env);
  if (values.export !== undefined) process.stdout.write(exported(site.API_DB, values.export));
  else if (values.backup !== undefined) backUp(site.API_DB, values.backup);
  else await serve(site, values.watch ?? false);
} catch (error) {
  fail(error);
}
