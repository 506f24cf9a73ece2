import { toFailure } from '@admin/http';

/**
 * Told of every operation that failed. Failures of requests are shown where they happen, so only
 * mistakes of the program are left to tell, and only to those who can do something about them.
 */
export function reportFailure(error: unknown): void {
  if (toFailure(error).kind === 'unexpected') reportUnexpected(error);
}

/** For developers, in development. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- this is the one place that writes there
  if (process.env['NODE_ENV'] === 'development') console.error(error);
}
