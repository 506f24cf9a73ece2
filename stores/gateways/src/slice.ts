import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Gateway, GatewayPatch, GatewaySuggestion } from './types';

export interface GatewaysState {
  /** What the server last told us, in its order; `null` until it did. */
  saved: Gateway[] | null;
  /** Edits on their way to the server, oldest first; readers see them on top of `saved`. */
  pending: { id: string; gateway: string; patch: GatewayPatch }[];
  /** How many edits were confirmed: tells a list that was read before an edit from a newer one. */
  saves: number;
  /** `null` until known. */
  suggestions: GatewaySuggestion[] | null;
  /** Suggestions that come even when they are switched off. */
  forcedSuggestions: GatewaySuggestion[] | null;
  /** The user has put the suggestions away, which the server may not have heard yet. */
  isDismissed: boolean;
}

const initialState: GatewaysState = {
  saved: null,
  pending: [],
  saves: 0,
  suggestions: null,
  forcedSuggestions: null,
  isDismissed: false,
};

export const gatewaysSlice = createSlice({
  name: 'gateways',
  initialState,
  reducers: {
    gatewaysReceived(state, { payload }: PayloadAction<Gateway[]>) {
      state.saved = payload;
    },
    editStarted(state, { payload }: PayloadAction<GatewaysState['pending'][number]>) {
      state.pending.push(payload);
    },
    /** Removing the layer is the whole rollback; what the server confirmed moves into `saved` first. */
    editEnded(state, { payload: { id, confirmed } }: PayloadAction<{ id: string; confirmed?: Gateway }>) {
      if (confirmed) {
        state.saved = state.saved?.map((other) => (other.id === confirmed.id ? confirmed : other)) ?? null;
        state.saves += 1;
      }
      state.pending = state.pending.filter((layer) => layer.id !== id);
    },
    suggestionsReceived(
      state,
      {
        payload: { force, suggestions },
      }: PayloadAction<{ force: boolean; suggestions: GatewaySuggestion[] }>,
    ) {
      state[force ? 'forcedSuggestions' : 'suggestions'] = suggestions;
    },
    dismissed(state, { payload }: PayloadAction<boolean>) {
      state.isDismissed = payload;
    },
  },
});

export const { gatewaysReceived, editStarted, editEnded, suggestionsReceived, dismissed } =
  gatewaysSlice.actions;
