import { __ } from '@wordpress/i18n';
import { ApiError, request } from '@admin/http';
import { parseSchedule, parseStatus, parseTotals, parseWriteResponse } from './schemas';
import type { ImportQuery, ImportSchedule, ImportStatus, ImportTotals } from './types';

const PATH = '/wc-analytics/reports/import';

export const fetchStatus = (signal: AbortSignal): Promise<ImportStatus> =>
  request(`${PATH}/status`, { signal, parse: parseStatus });

export const fetchTotals = (signal: AbortSignal, query: ImportQuery): Promise<ImportTotals> =>
  request(`${PATH}/totals`, { query: toDto(query), signal, parse: parseTotals });

/** @throws ApiError when the server refuses, as it does while another import is in progress */
export const startImport = (signal: AbortSignal, query: ImportQuery): Promise<void> =>
  write(PATH, signal, toDto(query));

/** @throws ApiError when the server refuses */
export const cancelImport = (signal: AbortSignal): Promise<void> => write(`${PATH}/cancel`, signal);

/** @throws ApiError when the server refuses */
export const deleteImported = (signal: AbortSignal): Promise<void> => write(`${PATH}/delete`, signal);

const SCHEDULE = '/wc-analytics/imports';

export const fetchSchedule = (signal: AbortSignal): Promise<ImportSchedule> =>
  request(`${SCHEDULE}/status`, { signal, parse: parseSchedule });

/** @throws ApiError when the server refuses, as it does while an update is in progress */
export const runUpdateNow = (signal: AbortSignal): Promise<void> =>
  request(`${SCHEDULE}/trigger`, { method: 'POST', signal, parse: () => undefined });

/** @throws ApiError when the server refuses, as it does where nothing failed */
export const retryFailed = (signal: AbortSignal): Promise<void> =>
  request(`${SCHEDULE}/retry-failed`, { method: 'POST', signal, parse: () => undefined });

/** The server reports a refusal with HTTP status 200 (contract, section 13.4). */
async function write(path: string, signal: AbortSignal, query = {}): Promise<void> {
  const { status, message } = await request(path, {
    method: 'POST',
    query,
    signal,
    parse: parseWriteResponse,
  });
  if (status === 'success') return;
  const reason = message ?? __('No reason given.', 'store-admin');
  throw new ApiError({ kind: 'http', code: 'import_refused', status: 200, message: reason });
}

const toDto = ({ days, skipExisting }: ImportQuery) => ({ days, skip_existing: skipExisting });
