import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShippingMethod, ShippingPartner, ShippingZone, ZoneLocation } from './types';

export interface ShippingState {
  /** In server order; `null` until known. */
  zones: ShippingZone[] | null;
  /** Ids of duplicate zones created here that could not be removed yet. */
  surplus: number[];
  /** Queue of write operations and, after the first, its pending write; each waits for the one before. */
  queue: string[];
  partners: ShippingPartner[] | null;
  /** Partners requested while suggestions are disabled. */
  forcedPartners: ShippingPartner[] | null;
}

const initialState: ShippingState = {
  zones: null,
  surplus: [],
  queue: [],
  partners: null,
  forcedPartners: null,
};

const zoneOf = (state: ShippingState, zoneId: number) => state.zones?.find(({ id }) => id === zoneId);

export const shippingSlice = createSlice({
  name: 'shipping',
  initialState,
  reducers: {
    zonesReceived(state, { payload }: PayloadAction<ShippingZone[]>) {
      state.zones = payload;
    },
    zoneCreated(state, { payload }: PayloadAction<ShippingZone>) {
      state.zones?.push(payload);
    },
    zoneSuperseded(state, { payload: id }: PayloadAction<number>) {
      state.surplus.push(id);
    },
    zoneRemoved(state, { payload: id }: PayloadAction<number>) {
      state.surplus = state.surplus.filter((other) => other !== id);
      if (state.zones) state.zones = state.zones.filter((zone) => zone.id !== id);
    },
    locationsReceived(
      state,
      { payload: { zoneId, locations } }: PayloadAction<{ zoneId: number; locations: ZoneLocation[] }>,
    ) {
      const zone = zoneOf(state, zoneId);
      if (zone) zone.locations = locations;
    },
    methodsReceived(
      state,
      { payload: { zoneId, methods } }: PayloadAction<{ zoneId: number; methods: ShippingMethod[] }>,
    ) {
      const zone = zoneOf(state, zoneId);
      if (zone) zone.methods = methods;
    },
    methodSaved(
      state,
      { payload: { zoneId, method } }: PayloadAction<{ zoneId: number; method: ShippingMethod }>,
    ) {
      const zone = zoneOf(state, zoneId);
      if (!zone) return;
      const index = zone.methods.findIndex(({ instanceId }) => instanceId === method.instanceId);
      if (index < 0) zone.methods.push(method);
      else zone.methods[index] = method;
    },
    operationQueued(state, { payload: id }: PayloadAction<string>) {
      state.queue.push(id);
    },
    /** Blocks the next operation, even if its own operation is canceled. */
    writeSent(state, { payload: id }: PayloadAction<string>) {
      state.queue.splice(1, 0, id);
    },
    operationEnded(state, { payload: id }: PayloadAction<string>) {
      state.queue = state.queue.filter((other) => other !== id);
    },
    partnersReceived(
      state,
      { payload: { force, partners } }: PayloadAction<{ force: boolean; partners: ShippingPartner[] }>,
    ) {
      state[force ? 'forcedPartners' : 'partners'] = partners;
    },
  },
});

export const {
  zonesReceived,
  zoneCreated,
  zoneSuperseded,
  zoneRemoved,
  locationsReceived,
  methodsReceived,
  methodSaved,
  operationQueued,
  writeSent,
  operationEnded,
  partnersReceived,
} = shippingSlice.actions;
