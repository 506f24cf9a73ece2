import { createSelector } from '@reduxjs/toolkit';
import type { GatewaysState } from './slice';
import type { Gateway, GatewayPatch, GatewaySetting, GatewaySuggestion } from './types';

/** The gateways including pending edits; unedited gateways keep their identity. */
const selectShown = createSelector(
  (state: GatewaysState) => state.saved,
  (state: GatewaysState) => state.pending,
  (saved, pending) =>
    saved?.map((gateway) =>
      pending
        .filter((edit) => edit.gateway === gateway.id)
        .reduce((shown, { patch }) => applyPatch(shown, patch), gateway),
    ),
);

const NONE: readonly GatewaySuggestion[] = [];

export const gatewaysSelectors = (state: GatewaysState) => ({
  /** The installed gateways including pending edits; `undefined` until known. */
  getGateways: (): readonly Gateway[] | undefined => selectShown(state),

  /** `undefined` until known, or if no such gateway is installed. */
  getGateway: (id: string): Gateway | undefined => selectShown(state)?.find((gateway) => gateway.id === id),

  /** Whether an edit of the gateway is being saved. */
  isSavingGateway: (id: string): boolean => state.pending.some(({ gateway }) => gateway === id),

  /** Suggested gateways; none while suggestions are disabled, unless `force` requests the built-in ones. */
  getSuggestions(force = false): readonly GatewaySuggestion[] | undefined {
    if (force) return state.forcedSuggestions ?? undefined;
    return state.isDismissed ? NONE : (state.suggestions ?? undefined);
  },
});

function applyPatch(gateway: Gateway, { settings = {}, ...rest }: GatewayPatch): Gateway {
  const changed: Record<string, GatewaySetting> = {};
  for (const [id, value] of Object.entries(settings)) {
    const setting = gateway.settings[id];
    if (setting) changed[id] = { ...setting, value };
  }
  return { ...gateway, ...rest, settings: { ...gateway.settings, ...changed } };
}
