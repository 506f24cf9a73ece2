import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { Gateway, GatewayPatch, GatewaySuggestion } from './types';

interface GatewayEdit {
  gateway: string;
  patch: GatewayPatch;
}

export interface GatewaysState extends OptimisticState<GatewayEdit> {
  /** As last received from the server, in its order; `null` until then. */
  saved: Gateway[] | null;
  /** `null` until known. */
  suggestions: GatewaySuggestion[] | null;
  /** Suggestions requested while they are disabled. */
  forcedSuggestions: GatewaySuggestion[] | null;
  /** The user has dismissed the suggestions; the request may still be pending. */
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
