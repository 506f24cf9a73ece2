import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '@admin/http';
import type { Saga } from './saga';

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

/** A target and the saga that fetches its data. */
export interface Request {
  readonly target: Target;
  readonly resolver: () => Saga<unknown>;
}

/** A target, all targets of a selector, or all of a store. */
export type Scope = Pick<Target, 'store'> & Partial<Target>;

/** All resolutions of one store, by selector and serialised arguments. */
export type StoreResolutions = Readonly<Record<string, Readonly<Record<string, Resolution>>>>;
export type ResolutionState = Readonly<Record<string, StoreResolutions>>;

export const IDLE: Resolution = { status: 'idle' };
export const RESOLVING: Resolution = { status: 'resolving' };
export const FINISHED: Resolution = { status: 'finished' };

/** Where resolutions stand in the state, beside those of the stores. */
export const RESOLUTION = 'resolution';

export const started = createAction<readonly Target[]>(`${RESOLUTION}/started`);
export const finished = createAction<readonly Target[]>(`${RESOLUTION}/finished`);
export const failed = createAction<Target & { readonly failure: Failure }>(`${RESOLUTION}/failed`);
export const forgotten = createAction<Scope>(`${RESOLUTION}/forgotten`);

/** Written by hand, because a thousand resolutions may end one after the other. */
export function resolutionReducer(state: ResolutionState = {}, action: UnknownAction): ResolutionState {
  if (started.match(action)) return write(state, action.payload, RESOLVING);
  if (finished.match(action)) return write(state, action.payload, FINISHED);
  if (failed.match(action)) {
    return write(state, [action.payload], { status: 'failed', failure: action.payload.failure });
  }
  return forgotten.match(action) ? forget(state, action.payload) : state;
}

export const resolutionPath = ({ store, selector, args }: Target) => [RESOLUTION, store, selector, args];

function write(state: ResolutionState, targets: readonly Target[], resolution: Resolution): ResolutionState {
  const copies = new Map<string, Record<string, Resolution>>();
  let next = state;
  for (const { store, selector, args } of targets) {
    const id = `${store}/${selector}`;
    const copy = copies.get(id) ?? { ...state[store]?.[selector] };
    if (!copies.has(id)) next = { ...next, [store]: { ...next[store], [selector]: copy } };
    copies.set(id, copy);
    copy[args] = resolution;
  }
  return next;
}

function forget(state: ResolutionState, { store, selector, args }: Scope): ResolutionState {
  const selectors = state[store];
  if (!selectors) return state;
  if (selector === undefined) return without(state, store);
  const resolutions = selectors[selector];
  if (!resolutions) return state;
  if (args === undefined) return { ...state, [store]: without(selectors, selector) };
  if (!(args in resolutions)) return state;
  return { ...state, [store]: { ...selectors, [selector]: without(resolutions, args) } };
}

function without<V>(record: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> {
  const rest = { ...record };
  delete rest[key];
  return rest;
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
