import { defineStore, shared } from '@admin/data';
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
  reducer: gatewayEdits.withEdits(gatewaysSlice.reducer),
  selectors: gatewaysSelectors,
  actions: {
    dismissSuggestions: shared(dismissSuggestions),
    refreshGateways: shared(fetchGateways),
    saveBankTransfer: shared(saveBankTransfer),
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
