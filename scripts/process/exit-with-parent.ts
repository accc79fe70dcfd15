// Preloaded into the processes that a command starts. Each ends, with its descendants, once the command has ended, even
// if the command was killed and could not stop them.
process.on('disconnect', () =>
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM'),
);
process.channel?.unref();

// A forked child inherits the arguments of this process, but has an IPC channel of its own, which must keep it alive.
const ownImport = process.execArgv.indexOf(import.meta.url);
if (ownImport > 0) process.execArgv.splice(ownImport - 1, 2);
