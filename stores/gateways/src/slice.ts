import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { Gateway, GatewayPatch, GatewaySuggestion } from './types';

interface GatewayEdit {
  gateway: string;
  patch: GatewayPatch;
}

export interface GatewaysState extends OptimisticState<GatewayEdit> {
  /** What the server last told us, in its order; `null` until it did. */
  saved: Gateway[] | null;
  /** `null` until known. */
  suggestions: GatewaySuggestion[] | null;
  /** Suggestions that come even when they are switched off. */
  forcedSuggestions: GatewaySuggestion[] | null;
  /** The user has put the suggestions away, which the server may not have heard yet. */
  isDismissed: boolean;
}

export const gatewayEdits = createOptimisticUpdates<GatewaysState, GatewayEdit, Gateway>({
  name: 'gateways',
  getKeys: ({ gateway }) => [gateway],
  merge: (state, confirmed) => ({
    ...state,
    saved: state.saved?.map((other) => (other.id === confirmed.id ? confirmed : other)) ?? null,
  }),
});

const initialState: GatewaysState = {
  ...gatewayEdits.initialState,
  saved: null,
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

export const { gatewaysReceived, suggestionsReceived, dismissed } = gatewaysSlice.actions;
