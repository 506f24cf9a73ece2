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
import { idOf, serialiseArgs, type Request, type StoreResolutions, type Target } from './resolution';
import type { Resolving } from './resolving';

/** A registered store. */
export interface Instance {
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
  readonly resolving: Resolving;
  /** The state of a registered store; throws for any other. */
  stateOf(store: string): unknown;
  resolutionsOf(store: string): StoreResolutions;
  resolve<T>(query: () => T): Promise<T>;
  selectorsOf(store: string): Functions;
}

/** Binds what a store declares to the registry it joins. */
export function createInstance(definition: AnyStore, context: Context): Instance {
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
    tracker.noteStore(name);
    return resolving.statusOf(target);
  };
  const statusesOf = (store: string) => {
    tracker.noteStore(name);
    return context.resolutionsOf(store);
  };
  const metadata = createMetadata(name, { statusOf, statusesOf, resolving });
  return {
    definition,
    tasks: new Set(),
    selectors,
    resolveSelectors,
    resolution: perResolver(definition, statusOf),
    actions,
    untyped: {
      selectors: { ...metadata.selectors, ...selectors },
      resolveSelectors,
      // All actions give promises in the platform's registry.
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

/** Selectors over the present state. Calling one asks for its data. */
function bindSelectors(
  { name, selectors, resolvers = {} }: AnyStore,
  { tracker, resolving, stateOf }: Context,
): Functions {
  let state = stateOf(name);
  let view = asFunctions(selectors(state));

  function read(selector: string, args: unknown[]): unknown {
    tracker.noteStore(name);
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
      const target = { store: name, selector, args: serialiseArgs(args) };
      const resolve = () => resolver(...args) as Saga<unknown>;
      const request: Request = { id: idOf(target), target, resolver: resolve };
      const value = read(selector, args);
      tracker.noteRequest(request);
      resolving.ensure(request, !tracker.isTracking());
      return value;
    };
  }

  return mapFunctions(view, bind);
}

/** The selectors which have a resolver, each with something to do with its arguments. */
export const perResolver = (
  { name, resolvers = {} }: AnyStore,
  use: (target: Target) => unknown,
): Functions =>
  mapFunctions(
    resolvers,
    (selector) =>
      (...args) =>
        use({ store: name, selector, args: serialiseArgs(args) }),
  );
