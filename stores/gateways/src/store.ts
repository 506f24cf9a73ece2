import { defineStore, dedupe } from '@admin/data';
import { saveBankTransfer } from './bank-transfer';
import {
  dismissSuggestions,
  ensureGateways,
  fetchGateways,
  fetchSuggestions,
  updateGateway,
  watchPlugins,
} from './sagas';
import { gatewaysSelectors } from './selectors';
import { gatewayEdits, gatewaysSlice } from './slice';

export const gatewaysStore = defineStore({
  name: 'gateways',
  reducer: gatewayEdits.withOptimisticUpdates(gatewaysSlice.reducer),
  selectors: gatewaysSelectors,
  actions: {
    dismissSuggestions: dedupe(dismissSuggestions),
    refreshGateways: dedupe(fetchGateways),
    saveBankTransfer: dedupe(saveBankTransfer),
    updateGateway,
  },
  resolvers: { getGateway: ensureGateways, getGateways: fetchGateways, getSuggestions: fetchSuggestions },
  saga: watchPlugins,
});

declare module '@admin/data' {
  interface StoreMap {
    gateways: typeof gatewaysStore;
  }
}
