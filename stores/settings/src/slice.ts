import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { BatchResult, SettingDefinition, Values } from './types';

interface SettingsEdit {
  group: string;
  values: Values;
}

export interface SettingsState extends OptimisticState<SettingsEdit> {
  /** By group, as last received from the server. */
  saved: Record<string, Values>;
  definitions: Record<string, Record<string, SettingDefinition>>;
}

interface Received {
  group: string;
  values: Values;
  definitions?: Record<string, SettingDefinition>;
}

export const settingsEdits = createOptimisticUpdates<SettingsState, SettingsEdit, BatchResult>({
  name: 'settings',
  getKeys: ({ group }) => [group],
  // An unread group stays unknown, since the edit is only a part of it.
  merge: (state, { saved }, { group }) =>
    state.saved[group]
      ? { ...state, saved: { ...state.saved, [group]: { ...state.saved[group], ...saved } } }
      : state,
});

const initialState: SettingsState = { saved: {}, definitions: {}, ...settingsEdits.initialState };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    received(state, { payload: { group, values, definitions } }: PayloadAction<Received>) {
      Object.assign((state.saved[group] ??= {}), values);
      if (definitions) state.definitions[group] = definitions;
    },
  },
});

export const { received } = settingsSlice.actions;

/** Whether an action confirms changed settings, for stores that react to it. */
export const isSettingsChange = settingsEdits.isConfirmation;
