import { nanoid } from '@reduxjs/toolkit';
import { call, put, request, select, delayWhileVisible, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import { findPendingExport, forgetPendingExport, rememberPendingExport } from './pending-exports';
import { toCsv, type CsvValue } from './csv';
import { saveFile } from './save-file';
import type { PendingExport } from './schemas';
import { exportCancelled, exportEnded, exportsSlice, exportStarted, exportWent } from './slice';
import type { ExportSource, ExportState } from './types';

const { selectSlice } = exportsSlice;

/** The API's maximum page size. */
export const ROWS_PER_PAGE = 100;

/**
 * Up to this many rows, the file is built in the browser, including columns added by extensions; beyond, the server
 * writes it.
 */
const MAX_BROWSER_ROWS = 2_000;

/** Time between two polls of an export's progress. */
const POLL_PAUSE = 1_000; // milliseconds

/** Polls without progress after which the user is told that it takes long. */
const SLOW_AFTER_POLLS = 30;

/** Time between polls once it takes long. */
const LONG_PAUSE = 10_000; // milliseconds

/** How an export ended; `linked`: the file is on another origin and can only be downloaded by its link. */
export type ExportEnd = 'done' | 'linked' | 'empty' | 'cancelled';

/**
 * Exports a table: immediately when all rows are on the screen, page by page up to `MAX_BROWSER_ROWS` rows, and by the
 * server beyond. Continues when the user leaves the screen.
 * @throws ApiError when the server refuses, or cannot be reached
 */
export function* exportTable(source: ExportSource): Saga<ExportEnd> {
  if (source.rows.length >= source.total) {
    yield* call(() => save(source, source.rows));
    return 'done';
  }
  const attempt = nanoid();
  const isForServer = source.server !== undefined && source.total > MAX_BROWSER_ROWS;
  const stage = isForServer ? 'writing' : 'reading';
  yield* put(exportStarted({ id: source.id, attempt, stage, percent: 0 }));
  try {
    return isForServer ? yield* haveWritten(source, attempt) : yield* collect(source, attempt);
  } catch (error) {
    return yield* cancelledOr(error, source.id, attempt);
  } finally {
    yield* end(source.id, attempt);
  }
}

/**
 * Resumes polling an export that was in progress when the page was reloaded; see `hasPendingExport`.
 * @throws ApiError when the server refuses, or cannot be reached
 */
export function* resumeExport(id: string): Saga<ExportEnd> {
  const pending = findPendingExport(id);
  if (!pending) return 'empty';
  const attempt = nanoid();
  yield* put(exportStarted({ id, attempt, stage: 'writing', percent: 0 }));
  try {
    return yield* follow(pending, attempt);
  } catch (error) {
    return yield* cancelledOr(error, id, attempt);
  } finally {
    yield* end(id, attempt);
  }
}

/** A running saga sees the cancellation at its next step. */
export function* cancelExport(id: string): Saga {
  const pending = findPendingExport(id);
  forgetPendingExport(id);
  yield* put(exportCancelled(id));
  if (pending) yield* discard(pending);
}

/**
 * Cancels the export on the server if it supports that; otherwise the server finishes a file that is never downloaded.
 */
function* discard({
  report,
  exportId,
  canCancel,
}: Pick<PendingExport, 'report' | 'exportId' | 'canCancel'>): Saga {
  if (!canCancel) return;
  try {
    yield* request(api.cancelExport, report, exportId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function* end(id: string, attempt: string): Saga {
  const current = yield* find(id, attempt);
  if (!current) return;
  forgetPendingExport(id);
  if (current.stage !== 'done') yield* put(exportEnded({ id, attempt }));
}

function* collect(source: ExportSource, attempt: string): Saga<ExportEnd> {
  const { id, total } = source;
  const pages = Math.ceil(total / ROWS_PER_PAGE);
  const rows: (readonly CsvValue[])[] = [];
  for (let page = 1; page <= pages; page += 1) {
    rows.push(...(yield* call(() => source.readPage(page))));
    if (!(yield* find(id, attempt))) return 'cancelled';
    yield* put(exportWent({ id, attempt, percent: Math.floor((100 * page) / pages) }));
  }
  yield* call(() => save(source, rows));
  yield* put(exportWent({ id, attempt, stage: 'done' }));
  return 'done';
}

function* haveWritten(source: ExportSource, attempt: string): Saga<ExportEnd> {
  const { id, server, columns, fileName } = source;
  if (!server) throw new TypeError(`The table "${id}" has no export on the server.`);
  const started = yield* request(api.startExport, { ...server, columns });
  if (!started) return 'empty';
  const pending = { id, report: server.report, fileName, ...started };
  if (!(yield* find(id, attempt))) {
    yield* discard(pending);
    return 'cancelled';
  }
  rememberPendingExport(pending);
  return yield* follow(pending, attempt);
}

function* follow({ id, report, exportId, fileName }: PendingExport, attempt: string): Saga<ExportEnd> {
  for (let idle = 0, before = 0; ;) {
    yield* delayWhileVisible(idle < SLOW_AFTER_POLLS ? POLL_PAUSE : LONG_PAUSE);
    if (!(yield* find(id, attempt))) return 'cancelled';
    const { percent, url } = yield* request(api.fetchStatus, report, exportId);
    idle = percent > before ? 0 : idle + 1;
    before = percent;
    const stage = idle < SLOW_AFTER_POLLS ? 'writing' : 'slow';
    yield* put(exportWent({ id, attempt, percent, stage, ...(url === undefined ? {} : { url }) }));
    if (percent < 100 || url === undefined) continue;
    const isHere = new URL(url, window.location.href).origin === window.location.origin;
    if (isHere) {
      const file = yield* request(api.fetchFile, url);
      if (!(yield* find(id, attempt))) return 'cancelled';
      saveFile(fileName, file);
    }
    yield* put(exportWent({ id, attempt, stage: 'done' }));
    return isHere ? 'done' : 'linked';
  }
}

/** Once an export was canceled, the failure of its last request is not an error. */
function* cancelledOr(error: unknown, id: string, attempt: string): Saga<ExportEnd> {
  if (yield* find(id, attempt)) throw error;
  return 'cancelled';
}

/** The state of an attempt; `undefined` once it was canceled. */
function* find(id: string, attempt: string): Saga<ExportState | undefined> {
  const current = (yield* select(selectSlice)).exports[id];
  return current?.attempt === attempt ? current : undefined;
}

async function save(
  { fileName, columns, decimals }: ExportSource,
  rows: ExportSource['rows'],
): Promise<void> {
  saveFile(fileName, toCsv([columns.map(({ label }) => label), ...rows], decimals));
}
