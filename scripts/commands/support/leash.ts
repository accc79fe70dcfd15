// Preloaded into what a command runs: it ends, with all that it started, when the command itself is gone, even if the
// command was killed and could not stop it.
process.on('disconnect', () =>
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM'),
);
process.channel?.unref();

// What it forks inherits its arguments, but lives by a channel of its own that must keep it alive.
const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);
