import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@admin/http';

export interface Resolution {
  readonly status: 'idle' | 'resolving' | 'finished' | 'failed';
  readonly failure?: Failure;
}

/** A selector with its arguments, for which data is fetched once. */
export interface Target {
  readonly store: string;
  readonly selector: string;
  /** The arguments in the form of `serialiseArgs`. */
  readonly args: string;
}

/** All resolutions of one store, by selector and serialised arguments. */
export type StoreResolutions = Record<string, Record<string, Resolution>>;
type ResolutionState = Record<string, StoreResolutions>;

export const IDLE: Resolution = { status: 'idle' };
export const RESOLVING: Resolution = { status: 'resolving' };
export const FINISHED: Resolution = { status: 'finished' };

export const resolutionSlice = createSlice({
  name: 'resolution',
  initialState: {} as ResolutionState,
  reducers: {
    started(state, { payload }: PayloadAction<readonly Target[]>) {
      for (const target of payload) write(state, target, RESOLVING);
    },
    finished(state, { payload }: PayloadAction<Target>) {
      write(state, payload, FINISHED);
    },
    failed(state, { payload }: PayloadAction<Target & { failure: Failure }>) {
      write(state, payload, { status: 'failed', failure: payload.failure });
    },
    /** Without arguments every argument list is forgotten, without a selector the whole store. */
    forgotten(state, { payload }: PayloadAction<Pick<Target, 'store'> & Partial<Target>>) {
      const { store, selector, args } = payload;
      if (selector === undefined) delete state[store];
      else if (args === undefined) delete state[store]?.[selector];
      else delete state[store]?.[selector]?.[args];
    },
  },
});

export const resolutionPath = ({ store, selector, args }: Target) => [
  resolutionSlice.name,
  store,
  selector,
  args,
];

function write(state: ResolutionState, { store, selector, args }: Target, resolution: Resolution): void {
  ((state[store] ??= {})[selector] ??= {})[args] = resolution;
}

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null;

/** Equal arguments give equal keys: object keys are sorted, trailing `undefined`s dropped. */
export function serialiseArgs(args: readonly unknown[]): string {
  const trimmed = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  if (trimmed.every(isPrimitive)) return JSON.stringify(trimmed);
  return JSON.stringify(trimmed, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
