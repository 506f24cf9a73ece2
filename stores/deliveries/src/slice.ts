import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Delivery, DeliveryOptions, Send } from './types';

export interface DeliveriesState {
  /** Sorted by name; `undefined` until known. */
  deliveries: readonly Delivery[] | undefined;
  options: DeliveryOptions | undefined;
  /** Sends by delivery id, newest first. */
  sends: Readonly<Record<number, readonly Send[]>>;
  /** Whether the user has seen the failures that were embedded in the page. */
  areFailuresRead: boolean;
}

const initialState: DeliveriesState = {
  deliveries: undefined,
  options: undefined,
  sends: {},
  areFailuresRead: false,
};

export const deliveriesSlice = createSlice({
  name: 'deliveries',
  initialState,
  reducers: {
    deliveriesReceived: (state, { payload }: PayloadAction<readonly Delivery[]>): DeliveriesState => ({
      ...state,
      deliveries: payload,
    }),
    deliverySaved: (state, { payload }: PayloadAction<Delivery>): DeliveriesState => ({
      ...state,
      deliveries: [...(state.deliveries ?? []).filter(({ id }) => id !== payload.id), payload].sort(byName),
    }),
    deliveryDeleted: (state, { payload }: PayloadAction<number>): DeliveriesState => ({
      ...state,
      deliveries: state.deliveries?.filter(({ id }) => id !== payload),
    }),
    failuresRead: (state): DeliveriesState => ({
      ...state,
      areFailuresRead: true,
      deliveries: state.deliveries?.map((each) => ({ ...each, hasUnreadFailure: false })),
    }),
    optionsReceived: (state, { payload }: PayloadAction<DeliveryOptions>): DeliveriesState => ({
      ...state,
      options: payload,
    }),
    sendsReceived: (
      state,
      { payload: { id, sends } }: PayloadAction<{ id: number; sends: readonly Send[] }>,
    ): DeliveriesState => ({
      ...state,
      sends: { ...state.sends, [id]: sends },
      deliveries: state.deliveries?.map((each) =>
        each.id === id ? { ...each, lastSend: sends[0] ?? each.lastSend } : each,
      ),
    }),
  },
});

const byName = (one: Delivery, other: Delivery) => one.name.localeCompare(other.name) || one.id - other.id;

export const {
  deliveriesReceived,
  deliverySaved,
  deliveryDeleted,
  failuresRead,
  optionsReceived,
  sendsReceived,
} = deliveriesSlice.actions;
