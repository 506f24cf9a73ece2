/** Resolutions by the name of the selector, for code that asks in the way of the platform's registry. */
import { toFailure, type Failure } from '@admin/http';
import type { PerResolver } from './define-store';
import {
  FINISHED,
  RESOLVING,
  serialiseArgs,
  type Resolution,
  type Scope,
  type StoreResolutions,
  type Target,
} from './resolution';

/** How the platform's registry words a resolution. */
export interface ResolutionState {
  readonly status: 'resolving' | 'finished' | 'error';
  readonly error?: Failure;
}

type ArgsOf<F> = F extends (...args: infer A) => unknown ? A : never;
type Ask<Resolvers, Answer> = <S extends keyof Resolvers>(selector: S, args?: ArgsOf<Resolvers[S]>) => Answer;

export interface MetadataSelectors<R> {
  getResolutionState: Ask<R, ResolutionState | undefined>;
  /** `undefined` for what was never asked for. */
  getIsResolving: Ask<R, boolean | undefined>;
  isResolving: Ask<R, boolean>;
  hasStartedResolution: Ask<R, boolean>;
  /** Whether it ended, in success or failure. */
  hasFinishedResolution: Ask<R, boolean>;
  hasResolutionFailed: Ask<R, boolean>;
  getResolutionError: Ask<R, Failure | undefined>;
  hasResolvingSelectors: () => boolean;
  countSelectorsByStatus: () => Partial<Record<ResolutionState['status'], number>>;
  /** Everything asked for so far: selector, then argument lists. */
  getCachedResolvers: () => Readonly<Record<string, ReadonlyMap<readonly unknown[], ResolutionState>>>;
}

export interface MetadataActions<R> {
  startResolution: Ask<R, void>;
  finishResolution: Ask<R, void>;
  failResolution: <S extends keyof R>(selector: S, args: ArgsOf<R[S]>, error: unknown) => void;
  invalidateResolution: Ask<R, void>;
  invalidateResolutionForStoreSelector: (selector: keyof R) => void;
  invalidateResolutionForStore: () => void;
}

export type Metadata<D> = MetadataSelectors<PerResolver<D, unknown>> &
  MetadataActions<PerResolver<D, unknown>>;

interface Surroundings {
  statusOf(target: Target): Resolution;
  statusesOf(store: string): StoreResolutions;
  report(target: Target, resolution: Resolution): void;
  invalidate(scope: Scope): void;
}

type AnyResolvers = Record<string, (...args: unknown[]) => unknown>;

export function createMetadata(store: string, { statusOf, statusesOf, report, invalidate }: Surroundings) {
  // Callers without types also pass null for no arguments.
  const toTarget = (selector: string, args?: readonly unknown[] | null): Target => ({
    store,
    selector,
    args: serialiseArgs(args ?? []),
  });
  const stateOf: MetadataSelectors<AnyResolvers>['getResolutionState'] = (selector, args) =>
    toState(statusOf(toTarget(selector, args)));
  const all = () =>
    Object.entries(statusesOf(store)).map(([selector, byArgs]) => {
      const states = Object.entries(byArgs).flatMap(([args, resolution]) => {
        const state = toState(resolution);
        return state ? [[toArgs(args), state] as const] : [];
      });
      return [selector, new Map(states)] as const;
    });
  const statuses = () => all().flatMap(([, states]) => Array.from(states.values(), ({ status }) => status));

  const selectors: MetadataSelectors<AnyResolvers> = {
    getResolutionState: stateOf,
    getIsResolving: (selector, args) => {
      const state = stateOf(selector, args);
      return state && state.status === 'resolving';
    },
    isResolving: (selector, args) => stateOf(selector, args)?.status === 'resolving',
    hasStartedResolution: (selector, args) => stateOf(selector, args) !== undefined,
    hasFinishedResolution: (selector, args) =>
      ['finished', 'error'].includes(stateOf(selector, args)?.status ?? ''),
    hasResolutionFailed: (selector, args) => stateOf(selector, args)?.status === 'error',
    getResolutionError: (selector, args) => stateOf(selector, args)?.error,
    hasResolvingSelectors: () => statuses().includes('resolving'),
    countSelectorsByStatus: () =>
      statuses().reduce<Partial<Record<ResolutionState['status'], number>>>(
        (counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
        {},
      ),
    getCachedResolvers: () => Object.fromEntries(all()),
  };

  const actions: MetadataActions<AnyResolvers> = {
    startResolution: (selector, args) => report(toTarget(selector, args), RESOLVING),
    finishResolution: (selector, args) => report(toTarget(selector, args), FINISHED),
    failResolution: (selector, args, error) =>
      report(toTarget(selector, args), { status: 'failed', failure: toFailure(error) }),
    invalidateResolution: (selector, args) => invalidate(toTarget(selector, args)),
    invalidateResolutionForStoreSelector: (selector) => invalidate({ store, selector }),
    invalidateResolutionForStore: () => invalidate({ store }),
  };

  return { selectors, actions };
}

function toState({ status, failure }: Resolution): ResolutionState | undefined {
  if (status === 'idle') return undefined;
  return failure
    ? { status: 'error', error: failure }
    : { status: status === 'finished' ? status : 'resolving' };
}

function toArgs(serialised: string): readonly unknown[] {
  const args: unknown = JSON.parse(serialised);
  return Array.isArray(args) ? args : [];
}
