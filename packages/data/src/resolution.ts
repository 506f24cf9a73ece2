import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@admin/http';
import type { Saga } from './define-store';

export interface Resolution {
  readonly status: 'idle' | 'resolving' | 'finished' | 'failed';
  readonly failure?: Failure;
}

/** A selector call that has a resolver. */
export interface Target {
  readonly store: string;
  readonly selector: string;
  /** As returned by `serializeArgs`. */
  readonly args: string;
}

/** A target and the saga that fetches its data. */
export interface ResolutionRequest {
  /** As returned by `toTargetId`. */
  readonly id: string;
  readonly target: Target;
  readonly resolver: () => Saga<unknown>;
}

/** A target, all targets of a selector, or all of a store. */
export type Scope = Pick<Target, 'store'> & Partial<Target>;

/** All resolutions of a store, by selector and serialized arguments. */
export type StoreResolutions = Record<string, Record<string, Resolution>>;
export type ResolutionState = Record<string, StoreResolutions>;

export const IDLE: Resolution = { status: 'idle' };
export const RESOLVING: Resolution = { status: 'resolving' };
const FINISHED: Resolution = { status: 'finished' };

/** The key of resolutions in the Redux state. */
export const RESOLUTION = 'resolution';

export const resolutionSlice = createSlice({
  name: RESOLUTION,
  initialState: {} as ResolutionState,
  reducers: {
    started(state, { payload }: PayloadAction<readonly Target[]>) {
      for (const target of payload) setResolution(state, target, RESOLVING);
    },
    finished: (state, { payload }: PayloadAction<Target>) => setResolution(state, payload, FINISHED),
    failed(state, { payload: { failure, ...target } }: PayloadAction<Target & { failure: Failure }>) {
      setResolution(state, target, { status: 'failed', failure });
    },
    invalidated(state, { payload: { store, selector, args } }: PayloadAction<Scope>) {
      if (selector === undefined) delete state[store];
      else if (args === undefined) delete state[store]?.[selector];
      else delete state[store]?.[selector]?.[args];
    },
  },
});

export const { started, finished, failed, invalidated } = resolutionSlice.actions;

function setResolution(
  state: ResolutionState,
  { store, selector, args }: Target,
  resolution: Resolution,
): void {
  const selectors = (state[store] ??= {});
  (selectors[selector] ??= {})[args] = resolution;
}

export const toTargetId = ({ store, selector, args }: Target): string => `${store}/${selector}${args}`;

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null;

/** Serializes arguments to a key: object keys are sorted and trailing `undefined`s dropped. */
export function serializeArgs(args: readonly unknown[]): string {
  const trimmed = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  if (trimmed.every(isPrimitive)) return JSON.stringify(trimmed);
  return JSON.stringify(trimmed, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
