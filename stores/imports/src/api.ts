import { __ } from '@wordpress/i18n';
import { ApiError, isRecord, request, toRecord } from '@admin/http';
import type { ImportProgress, ImportQuery, ImportSchedule, ImportStatus, ImportTotals } from './types';

const PATH = '/wc-analytics/reports/import';

export const fetchStatus = (signal: AbortSignal): Promise<ImportStatus> =>
  request(`${PATH}/status`, { signal, decode: toStatus });

export const fetchTotals = (signal: AbortSignal, query: ImportQuery): Promise<ImportTotals> =>
  request(`${PATH}/totals`, { query: toWire(query), signal, decode: toTotals });

/** @throws ApiError when the server refuses, as it does while another import is under way */
export const startImport = (signal: AbortSignal, query: ImportQuery): Promise<void> =>
  write(PATH, signal, toWire(query));

/** @throws ApiError when the server refuses */
export const cancelImport = (signal: AbortSignal): Promise<void> => write(`${PATH}/cancel`, signal);

/** @throws ApiError when the server refuses */
export const deleteImported = (signal: AbortSignal): Promise<void> => write(`${PATH}/delete`, signal);

const SCHEDULE = '/wc-analytics/imports';

export const fetchSchedule = (signal: AbortSignal): Promise<ImportSchedule> =>
  request(`${SCHEDULE}/status`, { signal, decode: toSchedule });

/** @throws ApiError when the server refuses, as it does while an update is under way */
export const bringForward = (signal: AbortSignal): Promise<void> =>
  request(`${SCHEDULE}/trigger`, { method: 'POST', signal, decode: () => undefined });

/** @throws ApiError when the server refuses, as it does where nothing failed */
export const retryFailed = (signal: AbortSignal): Promise<void> =>
  request(`${SCHEDULE}/retry-failed`, { method: 'POST', signal, decode: () => undefined });

/** A refusal comes with HTTP status 200 (contract, section 13.4). */
async function write(path: string, signal: AbortSignal, query = {}): Promise<void> {
  const { status, message } = await request(path, { method: 'POST', query, signal, decode: toRecord });
  if (status === 'success') return;
  const reason = typeof message === 'string' ? message : __('The store did not say why.', 'woocommerce');
  throw new ApiError({ kind: 'http', code: 'import_refused', status: 200, message: reason });
}

const toWire = ({ days, skipExisting }: ImportQuery) => ({ days, skip_existing: skipExisting });

function toStatus(payload: unknown): ImportStatus {
  const { is_importing: isImporting, imported_from: from, customers, orders } = toRecord(payload);
  return {
    isImporting: isImporting === true,
    ...(typeof from === 'string' ? { importedFrom: from } : {}),
    ...(isRecord(customers) ? { customers: toProgress(customers) } : {}),
    ...(isRecord(orders) ? { orders: toProgress(orders) } : {}),
  };
}

function toSchedule(payload: unknown): ImportSchedule {
  const { mode, next_scheduled: next, import_in_progress_or_due: isUnderWay, ...counts } = toRecord(payload);
  return {
    isScheduled: mode === 'scheduled',
    isUnderWay: isUnderWay === true,
    ...(typeof next === 'string' ? { nextAt: next } : {}),
    // The host keeps a list of so many, and counts the rest.
    failed: toCount(counts['failed_count']) + toCount(counts['failed_overflow_count']),
  };
}

const toProgress = ({ imported, total }: Record<string, unknown>): ImportProgress => ({
  imported: toCount(imported),
  total: toCount(total),
});

function toTotals(payload: unknown): ImportTotals {
  const { customers, orders } = toRecord(payload);
  return { customers: toCount(customers), orders: toCount(orders) };
}

/** Hosts send numbers, and some send them as texts. */
const toCount = (value: unknown): number => Math.max(0, Math.trunc(Number(value)) || 0);
