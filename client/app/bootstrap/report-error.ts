import { getOwnerOfStore, reportExtensionFailure, type ExtensionFailure } from '@admin/extensions';
import { toFailure } from '@admin/http';

/**
 * Called for every failed operation. Request failures are shown where they happen, so this reports only programming
 * errors, and only to developers.
 */
export function reportFailure(error: unknown, store = ''): void {
  if (toFailure(error).kind !== 'unexpected') return;
  const owner = getOwnerOfStore(store);
  if (owner === undefined) reportUnexpected(error);
  else reportExtensionFailure({ source: `extension "${owner}" in its store "${store}"`, error });
}

/** Logs extension errors in production too, because their authors don't run a development build of the dashboard. */
export function logExtensionFailure({ source, error }: ExtensionFailure): void {
  // oxlint-disable-next-line no-console -- the author of the extension looks for the reason there
  console.error(`Failed: ${source}.`, error);
}

/** Logs an error in development only. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- what nobody expected is written nowhere else
  if (process.env['NODE_ENV'] === 'development') console.error(error);
}

/** Logs host data that can't be parsed, for developers. */
export function reportProblems(problems: readonly string[]): void {
  if (process.env['NODE_ENV'] !== 'development') return;
  for (const problem of problems) reportUnexpected(new Error(`The page handed over: ${problem}.`));
}
