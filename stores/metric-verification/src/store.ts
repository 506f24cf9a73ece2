import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '@admin/data';
import { fetchOrderRecords, fetchReportList } from './api';
import type { OrderRecords, OrderRecordsQuery, ReportList, ReportListQuery } from './types';

interface MetricVerificationState {
  readonly orderRecords: Readonly<Record<string, OrderRecords>>;
  readonly lists: Readonly<Record<string, ReportList>>;
}

const initialState: MetricVerificationState = { orderRecords: {}, lists: {} };

const keyOf = ({ after, before, limit }: OrderRecordsQuery): string => [after, before, limit].join(' ');
const keyOfReportList = (query: ReportListQuery): string => JSON.stringify(query);

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
    reportListReceived: (
      state,
      { payload: { query, list } }: PayloadAction<{ query: ReportListQuery; list: ReportList }>,
    ): MetricVerificationState => ({
      ...state,
      lists: { ...state.lists, [keyOfReportList(query)]: Object.freeze(list) },
    }),
  },
});

const { orderRecordsReceived, reportListReceived } = metricVerificationSlice.actions;

const metricVerificationSelectors = (state: MetricVerificationState) => ({
  /** The records from which a period's metrics are calculated; `undefined` until known. */
  getOrderRecords: (query: OrderRecordsQuery): OrderRecords | undefined => state.orderRecords[keyOf(query)],

  /** The report rows from which a metric is calculated; `undefined` until known. */
  getReportList: (query: ReportListQuery): ReportList | undefined => state.lists[keyOfReportList(query)],
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
    *getReportList(query: ReportListQuery): Saga {
      yield* put(reportListReceived({ query, list: yield* request(fetchReportList, query) }));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    'metric-verification': typeof metricVerificationStore;
  }
}
