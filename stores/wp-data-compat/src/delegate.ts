import type { AnyStore, Registry, StoreMap } from '@admin/data';
import { ApiError } from '@admin/http';
import { mapValues, type Functions, type HostStore } from './descriptor';

/** The store that provides a selector's data. */
interface Route {
  readonly store: keyof StoreMap;
  readonly selector: string;
  readonly args: readonly unknown[];
}

export interface Delegation {
  /** Dashboard stores whose data this store shows. */
  readonly sources?: readonly (keyof StoreMap)[];
  /** Selectors whose data a dashboard store fetches. */
  readonly routes?: Readonly<Record<string, (...args: never[]) => Route>>;
  /** Selectors that convert to the platform's format; without one, the routed data is returned unchanged. */
  readonly selectors?: Functions;
  readonly actions?: Functions;
}

const METADATA_SELECTORS = [
  'getResolutionState',
  'getIsResolving',
  'isResolving',
  'hasStartedResolution',
  'hasFinishedResolution',
  'hasResolutionFailed',
  'getResolutionError',
] as const;
const METADATA_ACTIONS = [
  'startResolution',
  'finishResolution',
  'failResolution',
  'invalidateResolution',
  'invalidateResolutionForStoreSelector',
] as const;
/** The same for several argument lists at once. */
const BATCH_METADATA_ACTIONS = {
  startResolutions: 'startResolution',
  finishResolutions: 'finishResolution',
  failResolutions: 'failResolution',
} as const;

type Untyped = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/**
 * A platform store composed of a passthrough store, for data that no dashboard store has, and of dashboard stores, so
 * that changes are visible on both sides.
 */
export function toHostStore(
  registry: Registry,
  passthrough: AnyStore,
  { sources = [], routes = {}, selectors = {}, actions = {} }: Delegation = {},
): HostStore {
  const own = registry.byName(passthrough.name);
  const routeOf = (selector: string, args: readonly unknown[] | null = []): Route | undefined =>
    (routes[selector] as ((...args: unknown[]) => Route) | undefined)?.(...(args ?? []));
  const read = ({ store, selector, args }: Route) => registry.byName(store).selectors[selector]?.(...args);

  /** Metadata selectors get the name of a selector, whose data may come from another store. */
  const reroute = (names: readonly string[], kind: 'selectors' | 'actions'): Untyped =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (selector: unknown, args: unknown, ...rest: unknown[]) => {
          const route = routeOf(String(selector), args as readonly unknown[] | undefined);
          if (!route) return own[kind][name]?.(selector, args, ...rest);
          return registry.byName(route.store)[kind][name]?.(route.selector, route.args, ...rest);
        },
      ]),
    );

  const metadataActions = reroute(METADATA_ACTIONS, 'actions');
  const batchMetadataActions = mapValues(
    BATCH_METADATA_ACTIONS,
    (one) =>
      async (selector: string, lists: readonly unknown[], errors: readonly unknown[] = []): Promise<void> => {
        await Promise.all(lists.map((args, index) => metadataActions[one]?.(selector, args, errors[index])));
      },
  );

  const allSelectors: Functions = {
    ...own.selectors,
    ...mapValues(routes, (_, name) => (...args: unknown[]) => {
      const route = routeOf(name, args);
      return route && read(route);
    }),
    ...selectors,
    ...reroute(METADATA_SELECTORS, 'selectors'),
  };
  const resolveSelectors = mapValues(allSelectors, (select, name) => async (...args: unknown[]) => {
    const route = routeOf(name, args);
    try {
      if (route) await registry.byName(route.store).resolveSelectors[route.selector]?.(...route.args);
      else if (!(name in selectors)) await own.resolveSelectors[name]?.(...args);
    } catch (error) {
      // Platform stores do not throw: an error has its own selector, and known data is returned.
      if (!(error instanceof ApiError)) throw error;
    }
    return (select as (...args: unknown[]) => unknown)(...args);
  });
  return {
    name: passthrough.name,
    sources: [passthrough, ...sources],
    selectors: allSelectors,
    resolveSelectors,
    actions: {
      ...own.actions,
      ...actions,
      ...metadataActions,
      ...batchMetadataActions,
      async invalidateResolutionForStore() {
        registry.invalidateAll(passthrough);
        for (const source of sources) registry.invalidateAll(source);
      },
    },
  };
}
