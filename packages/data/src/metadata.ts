/**
 * The resolution selectors and actions of `@wordpress/data`, such as `isResolving` and
 * `invalidateResolution`.
 */
import { toFailure, type Failure } from '@admin/http';
import { asFunctions, type Functions } from './define-store';
import {
  failed,
  finished,
  serializeArgs,
  started,
  type Resolution,
  type StoreResolutions,
  type Target,
} from './resolution';
import type { ResolverScheduler } from './resolver-scheduler';

/** A resolution as `@wordpress/data` represents it. */
interface ResolutionState {
  readonly status: 'resolving' | 'finished' | 'error';
  readonly error?: Failure;
}

type Args = readonly unknown[] | null;

interface Context {
  statusOf(target: Target): Resolution;
  statusesOf(store: string): StoreResolutions;
  readonly resolving: Pick<ResolverScheduler, 'setStatus' | 'invalidate'>;
}

export function createMetadata(
  store: string,
  { statusOf, statusesOf, resolving: { setStatus, invalidate } }: Context,
): { selectors: Functions; actions: Functions } {
  const toTarget = (selector: string, args?: Args): Target => ({
    store,
    selector,
    args: serializeArgs(args ?? []),
  });
  const stateOf = (selector: string, args?: Args) => toState(statusOf(toTarget(selector, args)));
  const statusIs = (selector: string, args: Args | undefined, ...statuses: ResolutionState['status'][]) =>
    statuses.some((status) => stateOf(selector, args)?.status === status);
  const all = () =>
    Object.entries(statusesOf(store)).map(([selector, byArgs]) => {
      const states = Object.entries(byArgs).flatMap(([args, resolution]) => {
        const state = toState(resolution);
        return state ? [[JSON.parse(args) as unknown, state] as const] : [];
      });
      return [selector, new Map(states)] as const;
    });
  const statuses = () => all().flatMap(([, states]) => Array.from(states.values(), ({ status }) => status));

  return {
    selectors: asFunctions({
      /** `undefined` if the resolver was never requested, like `getIsResolving`. */
      getResolutionState: stateOf,
      getIsResolving: (selector: string, args?: Args) =>
        stateOf(selector, args) && statusIs(selector, args, 'resolving'),
      isResolving: (selector: string, args?: Args) => statusIs(selector, args, 'resolving'),
      hasStartedResolution: (selector: string, args?: Args) => stateOf(selector, args) !== undefined,
      /** Whether it ended, in success or failure. */
      hasFinishedResolution: (selector: string, args?: Args) => statusIs(selector, args, 'finished', 'error'),
      hasResolutionFailed: (selector: string, args?: Args) => statusIs(selector, args, 'error'),
      getResolutionError: (selector: string, args?: Args) => stateOf(selector, args)?.error,
      hasResolvingSelectors: () => statuses().includes('resolving'),
      countSelectorsByStatus: () =>
        statuses().reduce<Record<string, number>>(
          (counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
          {},
        ),
      /** All requested resolvers: maps of argument lists by selector. */
      getCachedResolvers: () => Object.fromEntries(all()),
    }),
    actions: asFunctions({
      startResolution(selector: string, args?: Args) {
        const target = toTarget(selector, args);
        if (statusOf(target).status !== 'resolving') setStatus(target, started([target]));
      },
      finishResolution(selector: string, args?: Args) {
        const target = toTarget(selector, args);
        setStatus(target, finished(target));
      },
      failResolution(selector: string, args: Args, error: unknown) {
        const target = toTarget(selector, args);
        setStatus(target, failed({ ...target, failure: toFailure(error) }));
      },
      invalidateResolution: (selector: string, args?: Args) => invalidate(toTarget(selector, args)),
      invalidateResolutionForStoreSelector: (selector: string) => invalidate({ store, selector }),
      invalidateResolutionForStore: () => invalidate({ store }),
    }),
  };
}

function toState({ status, failure }: Resolution): ResolutionState | undefined {
  if (status === 'idle') return undefined;
  return failure
    ? { status: 'error', error: failure }
    : { status: status === 'finished' ? status : 'resolving' };
}
