import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportEnd, ImportQuery, ImportSchedule, ImportStatus, ImportTotals } from './types';

export interface ImportsState {
  /** `null` until known. */
  status: ImportStatus | null;
  /** By `keyOf` the query. */
  totals: Record<string, { query: ImportQuery; totals: ImportTotals }>;
  /** How the last import polled here ended; `null` if there was none, or while one is running. */
  end: ImportEnd | null;
  /** `null` until known. */
  schedule: ImportSchedule | null;
}

const initialState: ImportsState = { status: null, totals: {}, end: null, schedule: null };

export const importsSlice = createSlice({
  name: 'imports',
  initialState,
  reducers: {
    statusReceived(state, { payload }: PayloadAction<ImportStatus>) {
      // An import that is no longer running and was not stopped has finished.
      if (state.status?.isImporting && !payload.isImporting) state.end ??= 'finished';
      if (payload.isImporting) state.end = null;
      state.status = payload;
    },
    totalsReceived(state, { payload }: PayloadAction<{ query: ImportQuery; totals: ImportTotals }>) {
      state.totals[keyOf(payload.query)] = payload;
    },
    /** The totals are outdated. */
    totalsOutdated(state) {
      state.totals = {};
    },
    importStarted(state) {
      state.status = { isImporting: true };
      state.end = null;
    },
    importStopped(state) {
      state.status = { isImporting: false };
      state.end = 'stopped';
    },
    scheduleReceived(state, { payload }: PayloadAction<ImportSchedule>) {
      state.schedule = payload;
    },
    /** The next update is about to start. */
    updateBroughtForward(state) {
      if (state.schedule) state.schedule.isUnderWay = true;
    },
    /** All imported data was deleted. */
    dataDeleted(state) {
      state.status = { isImporting: false };
      state.end = null;
    },
  },
});

export const {
  statusReceived,
  totalsReceived,
  totalsOutdated,
  importStarted,
  importStopped,
  dataDeleted,
  scheduleReceived,
  updateBroughtForward,
} = importsSlice.actions;

export const keyOf = ({ days, skipExisting }: ImportQuery): string => `${days ?? 'all'}/${skipExisting}`;
