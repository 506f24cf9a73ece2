import { constants } from 'node:os';

/**
 * Forwards SIGINT and SIGTERM to a child process and exits with its status. Exits with 0 after a forwarded signal, and with
 * 128 + signal number if something else killed the child, as shells do.
 */
export function forwardSignals(child) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isStopping = true;
      child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => {
    if (signal) process.exit(isStopping ? 0 : 128 + constants.signals[signal]);
    process.exit(code);
  });
}
