import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '@admin/data';
import { fetchOrderRecords, fetchList } from './api';
import type { OrderRecords, OrderRecordsQuery, List, ReportListQuery } from './types';

interface MetricVerificationState {
  readonly orderRecords: Readonly<Record<string, OrderRecords>>;
  readonly lists: Readonly<Record<string, List>>;
}

const initialState: MetricVerificationState = { orderRecords: {}, lists: {} };

const keyOf = ({ after, before, most }: OrderRecordsQuery): string => [after, before, most].join(' ');
const keyOfList = (query: ReportListQuery): string => JSON.stringify(query);

/** Thousands of immutable rows: the slice stores them without Immer drafts. */
const metricVerificationSlice = createSlice({
  name: 'metric-verification',
  initialState,
  reducers: {
    orderRecordsReceived: (
      state,
      {
        payload: { query, orderRecords },
      }: PayloadAction<{ query: OrderRecordsQuery; orderRecords: OrderRecords }>,
    ): MetricVerificationState => ({
      ...state,
      orderRecords: { ...state.orderRecords, [keyOf(query)]: Object.freeze(orderRecords) },
    }),
    listReceived: (
      state,
      { payload: { query, list } }: PayloadAction<{ query: ReportListQuery; list: List }>,
    ): MetricVerificationState => ({
      ...state,
      lists: { ...state.lists, [keyOfList(query)]: Object.freeze(list) },
    }),
  },
});

const { orderRecordsReceived, listReceived } = metricVerificationSlice.actions;

const metricVerificationSelectors = (state: MetricVerificationState) => ({
  /** The records from which a period's metrics are calculated; `undefined` until known. */
  getOrderRecords: (query: OrderRecordsQuery): OrderRecords | undefined => state.orderRecords[keyOf(query)],

  /** The report rows from which a metric is calculated; `undefined` until known. */
  getList: (query: ReportListQuery): List | undefined => state.lists[keyOfList(query)],
});

export const metricVerificationStore = defineStore({
  name: 'metric-verification',
  reducer: metricVerificationSlice.reducer,
  selectors: metricVerificationSelectors,
  actions: {},
  resolvers: {
    *getOrderRecords(query: OrderRecordsQuery): Saga {
      yield* put(orderRecordsReceived({ query, orderRecords: yield* request(fetchOrderRecords, query) }));
    },
    *getList(query: ReportListQuery): Saga {
      yield* put(listReceived({ query, list: yield* request(fetchList, query) }));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    figures: typeof metricVerificationStore;
  }
}
