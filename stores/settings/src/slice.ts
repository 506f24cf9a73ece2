import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingDefinition, Values } from './types';

export interface SettingsState {
  /** By group, what the server last told us. */
  saved: Record<string, Values>;
  definitions: Record<string, Record<string, SettingDefinition>>;
  /** Edits on their way to the server, oldest first; readers see them on top of `saved`. */
  pending: { id: string; group: string; values: Values }[];
  /** How many saves were confirmed: tells an answer that is older than a save from a newer one. */
  saves: number;
}

interface Received {
  group: string;
  values: Values;
  definitions?: Record<string, SettingDefinition>;
}

interface EditEnd {
  id: string;
  /** What of the edit is stored now; absent when nothing is known to be. */
  confirmed?: Values | undefined;
}

const initialState: SettingsState = { saved: {}, definitions: {}, pending: [], saves: 0 };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    received(state, { payload: { group, values, definitions } }: PayloadAction<Received>) {
      Object.assign((state.saved[group] ??= {}), values);
      if (definitions) state.definitions[group] = definitions;
    },
    editStarted(state, { payload }: PayloadAction<SettingsState['pending'][number]>) {
      state.pending.push(payload);
    },
    /**
     * Removing the layer is the whole rollback; what the server confirmed moves into `saved` first.
     * A group nobody has read stays unknown, since the edit is only a part of it.
     */
    editEnded(state, { payload: { id, confirmed } }: PayloadAction<EditEnd>) {
      const layer = state.pending.find((other) => other.id === id);
      if (layer && confirmed) {
        Object.assign(state.saved[layer.group] ?? {}, confirmed);
        state.saves += 1;
      }
      state.pending = state.pending.filter((other) => other !== layer);
    },
  },
});

export const { received, editStarted, editEnded } = settingsSlice.actions;
