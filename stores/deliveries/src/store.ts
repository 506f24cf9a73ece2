import { defineStore } from '@admin/data';
import {
  changeDelivery,
  createDelivery,
  deleteDelivery,
  fetchDeliveries,
  fetchOptions,
  fetchSends,
  markFailuresRead,
  previewMail,
  retrySend,
  sendNow,
} from './sagas';
import { deliveriesSlice, type DeliveriesState } from './slice';

export const deliveriesStore = defineStore({
  name: 'deliveries',
  reducer: deliveriesSlice.reducer,
  selectors: (state: DeliveriesState) => ({
    /** The deliveries the user may see, sorted by name; `undefined` until known. */
    getDeliveries: () => state.deliveries,
    getDeliveryOptions: () => state.options,
    /** A delivery's sends, newest first; `undefined` until known. */
    getSends: (id: number) => state.sends[id],
    areFailuresRead: () => state.areFailuresRead,
  }),
  actions: {
    createDelivery,
    changeDelivery,
    deleteDelivery,
    markFailuresRead,
    previewMail,
    sendNow,
    retrySend,
  },
  resolvers: {
    getDeliveries: fetchDeliveries,
    getDeliveryOptions: fetchOptions,
    *getSends(id: number) {
      yield* fetchSends(id);
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    deliveries: typeof deliveriesStore;
  }
}
