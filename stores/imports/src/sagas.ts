import { call, getRegistry, put, request, select, delayWhileVisible, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import {
  dataDeleted,
  importsSlice,
  importStarted,
  importStopped,
  scheduleReceived,
  statusReceived,
  totalsOutdated,
  totalsReceived,
  updateBroughtForward,
} from './slice';
import type { ImportQuery } from './types';

const { selectSlice } = importsSlice;

/** Time between two polls of an import; the host itself proceeds every few seconds. */
const POLL_PAUSE = 2_000; // milliseconds

/** Time between two polls of scheduled updates, which wait for the host's next run. */
const SCHEDULE_POLL_PAUSE = 10_000; // milliseconds

/** Reads the host's import schedule; after an update, the totals are refetched. */
export function* fetchSchedule(): Saga {
  const { schedule: before } = yield* select(selectSlice);
  const schedule = yield* request(api.fetchSchedule);
  yield* put(scheduleReceived(schedule));
  if (before?.isUnderWay && !schedule.isUnderWay) yield* countAgain();
}

/**
 * Runs the host's next update now.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* runHostUpdateNow(): Saga {
  yield* request(api.runUpdateNow);
  yield* put(updateBroughtForward());
}

/**
 * Retries orders that failed to import.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* retryFailedImports(): Saga {
  yield* request(api.retryFailed);
  yield* readScheduleAgain();
}

/**
 * Polls an update until it ends. Pauses while the page is hidden.
 * @throws ApiError when the server cannot be reached
 */
export function* watchUpdate(): Saga {
  while ((yield* select(selectSlice)).schedule?.isUnderWay) {
    yield* delayWhileVisible(SCHEDULE_POLL_PAUSE);
    yield* readScheduleAgain();
  }
}

function* readScheduleAgain(): Saga {
  const registry = yield* getRegistry();
  registry.invalidate('imports').getImportSchedule();
  yield* call(() => registry.resolveSelect('imports').getImportSchedule());
}

/** Reads whether an import is in progress; when it has ended, the totals are refetched. */
export function* fetchStatus(): Saga {
  const { status: before } = yield* select(selectSlice);
  const status = yield* request(api.fetchStatus);
  // An import was started or stopped meanwhile, so the response may be older.
  if ((yield* select(selectSlice)).status !== before) return;
  yield* put(statusReceived(status));
  if (before?.isImporting && !status.isImporting) yield* countAgain();
}

export function* fetchTotals(query: ImportQuery): Saga {
  yield* put(totalsReceived({ query, totals: yield* request(api.fetchTotals, query) }));
}

/**
 * Starts an import. On failure the status is read again, since another import may be running, or this one may have
 * started although the response was lost.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* startImport(query: ImportQuery): Saga {
  try {
    yield* request(api.startImport, query);
  } catch (error) {
    yield* readStatusIfPossible();
    throw error;
  }
  yield* put(importStarted());
}

/**
 * Stops the running import; imported data stays.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* stopImport(): Saga {
  yield* request(api.cancelImport);
  yield* put(importStopped());
  yield* countAgain();
}

/**
 * Deletes the imported report data. The orders stay, and can be imported again.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* deleteImported(): Saga {
  yield* request(api.deleteImported);
  yield* put(dataDeleted());
  yield* countAgain();
}

/**
 * Polls an import until it ends; returns immediately when there is none. Pauses while the page is hidden. Canceling
 * this saga does not stop the import.
 * @throws ApiError when the server cannot be reached
 */
export function* watchImport(): Saga {
  while ((yield* select(selectSlice)).status?.isImporting) {
    yield* delayWhileVisible(POLL_PAUSE);
    yield* readStatusAgain();
  }
}

/** Uses the resolver, so that a failure becomes the status's failure. */
function* readStatusAgain(): Saga {
  const registry = yield* getRegistry();
  registry.invalidate('imports').getImportStatus();
  yield* call(() => registry.resolveSelect('imports').getImportStatus());
}

/** Invalidates the totals: visible ones are refetched now, the others when next shown. */
function* countAgain(): Saga {
  const registry = yield* getRegistry();
  const { totals } = yield* select(selectSlice);
  yield* put(totalsOutdated());
  for (const { query } of Object.values(totals)) registry.invalidate('imports').getImportTotals(query);
}

function* readStatusIfPossible(): Saga {
  try {
    yield* fetchStatus();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Known data stays; the user sees the first failure.
  }
}
