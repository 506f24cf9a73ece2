import type { Task } from 'redux-saga';
import {
  asFunctions,
  mapFunctions,
  type AnyFunction,
  type AnyStore,
  type Functions,
  type Saga,
} from './define-store';
import { createMetadata } from './metadata';
import type { Tracker } from './observer';
import { bindActions } from './operations';
import type { UntypedStore } from './registry';
import {
  toTargetId,
  serializeArgs,
  type ResolutionRequest,
  type StoreResolutions,
  type Target,
} from './resolution';
import type { ResolverScheduler } from './resolver-scheduler';

export interface RegisteredStore {
  readonly definition: AnyStore;
  readonly tasks: Set<Task>;
  readonly selectors: Functions;
  readonly resolveSelectors: Functions;
  readonly resolution: Functions;
  readonly actions: Functions;
  readonly untyped: UntypedStore;
}

type ActionContext = Parameters<typeof bindActions>[1];

interface Context extends ActionContext {
  readonly tracker: Tracker;
  readonly resolving: ResolverScheduler;
  /** Throws if the store is not registered. */
  stateOf(store: string): unknown;
  resolutionsOf(store: string): StoreResolutions;
  resolve<T>(query: () => T): Promise<T>;
  selectorsOf(store: string): Functions;
}

/** Binds the selectors and actions of a store to the registry. */
export function createRegisteredStore(definition: AnyStore, context: Context): RegisteredStore {
  const { tracker, resolving, resolve, selectorsOf } = context;
  const { name } = definition;
  const selectors = bindSelectors(definition, context);
  const resolveSelectors = mapFunctions(
    selectors,
    (selector) =>
      (...args) =>
        resolve(() => selectorsOf(name)[selector]?.(...args)),
  );
  const actions = bindActions(definition, context);
  const statusOf = (target: Target) => {
    tracker.trackStore(name);
    return resolving.statusOf(target);
  };
  const statusesOf = (store: string) => {
    tracker.trackStore(name);
    return context.resolutionsOf(store);
  };
  const metadata = createMetadata(name, { statusOf, statusesOf, resolving });
  return {
    definition,
    tasks: new Set(),
    selectors,
    resolveSelectors,
    resolution: mapResolvers(definition, statusOf),
    actions,
    untyped: {
      selectors: { ...metadata.selectors, ...selectors },
      resolveSelectors,
      // All actions return promises in `@wordpress/data`.
      actions: {
        ...mapFunctions(
          metadata.actions,
          (_, action) =>
            async (...args) =>
              action(...args),
        ),
        ...actions,
      },
    },
  };
}

/** Binds selectors to the current state. Calling one that has a resolver requests its data. */
function bindSelectors(
  { name, selectors, resolvers = {} }: AnyStore,
  { tracker, resolving, stateOf }: Context,
): Functions {
  let state = stateOf(name);
  let view = asFunctions(selectors(state));

  function read(selector: string, args: unknown[]): unknown {
    tracker.trackStore(name);
    const present = stateOf(name);
    if (present !== state) {
      view = asFunctions(selectors(present));
      state = present;
    }
    return view[selector]?.(...args);
  }

  function bind(selector: string): AnyFunction {
    const resolver = asFunctions(resolvers)[selector];
    if (!resolver) return (...args) => read(selector, args);
    return (...args) => {
      const target = { store: name, selector, args: serializeArgs(args) };
      const resolve = () => resolver(...args) as Saga<unknown>;
      const request: ResolutionRequest = { id: toTargetId(target), target, resolver: resolve };
      const value = read(selector, args);
      tracker.trackRequest(request);
      resolving.ensure(request, !tracker.isTracking());
      return value;
    };
  }

  return mapFunctions(view, bind);
}

/** Maps the selectors that have a resolver to functions of their arguments. */
export const mapResolvers = (
  { name, resolvers = {} }: AnyStore,
  use: (target: Target) => unknown,
): Functions =>
  mapFunctions(
    resolvers,
    (selector) =>
      (...args) =>
        use({ store: name, selector, args: serializeArgs(args) }),
  );
