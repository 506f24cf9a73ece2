import { request, requestPage, toFailure, type Page } from '@admin/http';
import { parseChanges, parseFacts, parseOutcome } from './schemas';
import type { Change, ChangeQuery, HistoryFacts, UndoOutcome, Values } from './types';

const PATH = '/store-admin/v1/history';

export const fetchChanges = (signal: AbortSignal, query: ChangeQuery): Promise<Page<Change[]>> =>
  requestPage(PATH, { query: { ...query }, signal, parse: parseChanges });

export const fetchFacts = (signal: AbortSignal): Promise<HistoryFacts> =>
  request(`${PATH}/about`, { signal, parse: parseFacts });

export const saveDays = (signal: AbortSignal, days: number): Promise<HistoryFacts> =>
  request(`${PATH}/about`, { method: 'POST', body: { days }, signal, parse: parseFacts });

/** @param version of the state that the user confirmed, if it differs from what the change left */
export const undoChange = (
  signal: AbortSignal,
  id: number,
  version: string | undefined,
): Promise<UndoOutcome> =>
  request(`${PATH}/${id}/undo`, {
    method: 'POST',
    body: version === undefined ? {} : { version },
    signal,
    parse: parseOutcome,
  });

/**
 * Records that an extension undid its own change.
 * @param now the values before the undo
 */
export const recordExternalUndo = (
  signal: AbortSignal,
  id: number,
  now: Values | null,
): Promise<UndoOutcome> =>
  request(`${PATH}/${id}/undo`, { method: 'POST', body: { now }, signal, parse: parseOutcome });

/** Whether an undo was refused because there is nothing to undo. */
export const isFinal = (error: unknown): boolean => toFailure(error).code === 'store_admin_history_final';
