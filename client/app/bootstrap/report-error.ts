import { getOwnerOfStore, reportExtensionFailure, type ExtensionFailure } from '@admin/extensions';
import { toFailure } from '@admin/http';

/**
 * Told of every operation that failed. Failures of requests are shown where they happen, so only
 * mistakes of the program are left to tell, and only to those who can do something about them.
 */
export function reportFailure(error: unknown, store = ''): void {
  if (toFailure(error).kind !== 'unexpected') return;
  const owner = getOwnerOfStore(store);
  if (owner === undefined) reportUnexpected(error);
  else reportExtensionFailure({ source: `extension "${owner}" in its store "${store}"`, error });
}

/** What an extension did wrong is reported wherever the dashboard runs: its author is never the one who built ours. */
export function logExtensionFailure({ source, error }: ExtensionFailure): void {
  // oxlint-disable-next-line no-console -- the author of the extension looks for the reason there
  console.error(`Failed: ${source}.`, error);
}

/** For developers, in development. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- what nobody expected is written nowhere else
  if (process.env['NODE_ENV'] === 'development') console.error(error);
}

/** What the page handed over and cannot be read, for developers as well. */
export function reportProblems(problems: readonly string[]): void {
  if (process.env['NODE_ENV'] !== 'development') return;
  for (const problem of problems) reportUnexpected(new Error(`The page handed over: ${problem}.`));
}
