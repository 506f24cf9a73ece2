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

/** Between two questions how far an import is; the host takes its own steps every few seconds. */
const POLL_PAUSE = 2_000; // milliseconds

/** The same for updates that the host makes by itself, which wait for its next turn. */
const SCHEDULE_POLL_PAUSE = 10_000; // milliseconds

/** Reads how the host brings in orders by itself; after an update what is left is counted again. */
export function* fetchSchedule(): Saga {
  const { schedule: before } = yield* select(selectSlice);
  const schedule = yield* request(api.fetchSchedule);
  yield* put(scheduleReceived(schedule));
  if (before?.isUnderWay && !schedule.isUnderWay) yield* countAgain();
}

/**
 * Makes the host's next update come now.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* runHostUpdateNow(): Saga {
  yield* request(api.runUpdateNow);
  yield* put(updateBroughtForward());
}

/**
 * Has orders brought in again that could not be.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* retryFailedImports(): Saga {
  yield* request(api.retryFailed);
  yield* readScheduleAgain();
}

/**
 * Follows an update until it is no longer in progress. Asks only while the page is seen.
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

/** Reads whether an import is in progress; once one no longer is, what is left is counted again. */
export function* fetchStatus(): Saga {
  const { status: before } = yield* select(selectSlice);
  const status = yield* request(api.fetchStatus);
  yield* put(statusReceived(status));
  if (before?.isImporting && !status.isImporting) yield* countAgain();
}

export function* fetchTotals(query: ImportQuery): Saga {
  yield* put(totalsReceived({ query, totals: yield* request(api.fetchTotals, query) }));
}

/**
 * Begins to bring records into the reports. When that fails, what is in progress is read again: another import may
 * have been started elsewhere, or this one may have been without our hearing of it.
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
 * Stops the import in progress; what it brought in stays.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* stopImport(): Saga {
  yield* request(api.cancelImport);
  yield* put(importStopped());
  yield* countAgain();
}

/**
 * Deletes what the reports know. The orders themselves stay, and can be brought in again.
 * @throws ApiError when the server refuses or cannot be reached
 */
export function* deleteImported(): Saga {
  yield* request(api.deleteImported);
  yield* put(dataDeleted());
  yield* countAgain();
}

/**
 * Follows an import until it is no longer in progress; ends at once when there is none. Asks only while the page is seen.
 * Whoever leaves cancels it; the import itself continues.
 * @throws ApiError when the server cannot be reached
 */
export function* watchImport(): Saga {
  while ((yield* select(selectSlice)).status?.isImporting) {
    yield* delayWhileVisible(POLL_PAUSE);
    yield* readStatusAgain();
  }
}

/** By the resolver, so that a failure shows as that of the status. */
function* readStatusAgain(): Saga {
  const registry = yield* getRegistry();
  registry.invalidate('imports').getImportStatus();
  yield* call(() => registry.resolveSelect('imports').getImportStatus());
}

/** What was counted before no longer holds: what is on the screen at once, the rest when it is next shown. */
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
    // What is known stays; the first failure is what the user has to hear of.
  }
}
