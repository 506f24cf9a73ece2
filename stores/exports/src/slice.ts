import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExportState } from './types';

export interface ExportsState {
  /** By source id. */
  exports: Record<string, ExportState>;
}

const initialState: ExportsState = { exports: {} };

interface Progress extends Partial<ExportState> {
  id: string;
  attempt: string;
}

export const exportsSlice = createSlice({
  name: 'exports',
  initialState,
  reducers: {
    exportStarted(state, { payload: { id, ...started } }: PayloadAction<ExportState & { id: string }>) {
      state.exports[id] = started;
    },
    /** Ignores updates of an attempt that was canceled or restarted. */
    exportWent(state, { payload: { id, ...progress } }: PayloadAction<Progress>) {
      const current = state.exports[id];
      if (current?.attempt === progress.attempt) Object.assign(current, progress);
    },
    exportEnded(state, { payload: { id, attempt } }: PayloadAction<{ id: string; attempt: string }>) {
      if (state.exports[id]?.attempt === attempt) delete state.exports[id];
    },
    exportCancelled(state, { payload: id }: PayloadAction<string>) {
      delete state.exports[id];
    },
  },
});

export const { exportStarted, exportWent, exportEnded, exportCancelled } = exportsSlice.actions;
