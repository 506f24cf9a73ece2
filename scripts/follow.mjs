import { constants } from 'node:os';

/**
 * Ends this process as a server that it started ends. Whoever ends this one ends the server, and nothing has failed; a server
 * that something else killed has, and the status says by what, as in a shell.
 */
export function follow(server) {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isEnding = true;
      server.kill(signal);
    });
  }
  server.on('exit', (code, signal) => {
    if (signal) process.exit(isEnding ? 0 : 128 + constants.signals[signal]);
    process.exit(code);
  });
}
