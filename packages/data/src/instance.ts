import type { Task } from 'redux-saga';
import type { Answers } from './answers';
import { bindSelectors } from './bind-selectors';
import { asFunctions, mapFunctions, type AnyStore, type Functions } from './define-store';
import { createMetadata } from './metadata';
import { bindActions } from './operations';
import type { Watch } from './parts';
import type { Recorder } from './recording';
import type { UntypedStore } from './registry';
import { serialiseArgs, type Target } from './resolution';
import type { Resolving } from './resolving';

/** A registered store. */
export interface Instance {
  readonly definition: AnyStore;
  readonly tasks: Set<Task>;
  readonly selectors: Functions;
  readonly resolveSelectors: Functions;
  readonly resolution: Functions;
  readonly actions: Functions;
  readonly metadata: object;
  readonly untyped: UntypedStore;
}

type ActionSurroundings = Parameters<typeof bindActions>[1];

interface Surroundings extends ActionSurroundings {
  recorder: Recorder;
  watch: Watch;
  resolving: Resolving;
  answers: Answers;
  stateOf(name: string): unknown;
  /** Those of the store that has the name by then. */
  selectorsOf(name: string): Functions;
}

/** Stands in the state for that of a store which has left; a reducer cannot be taken out again. */
export const LEFT = 'unregistered';
export const notRegistered = (name: string) => new Error(`Store "${name}" is not registered.`);

/** Binds what a store declares to the registry it joins. */
export function createInstance(definition: AnyStore, surroundings: Surroundings): Instance {
  const { recorder, watch, resolving, answers, stateOf, dispatch, run } = surroundings;
  const { statusOf, statusesOf, resolve } = answers;
  const { name } = definition;
  const selectors = bindSelectors(definition, stateOf(name), {
    recorder,
    ensure: resolving.ensure,
    getVersion: watch.getVersion,
    getState() {
      const state = stateOf(name);
      if (state === LEFT) throw notRegistered(name);
      return state;
    },
  });
  const resolveSelectors = mapFunctions(
    selectors,
    (selector) =>
      (...args) =>
        resolve(() => surroundings.selectorsOf(name)[selector]?.(...args)),
  );
  const actions = bindActions(definition, { dispatch, run });
  const metadata = createMetadata(name, { ...resolving, statusOf, statusesOf });
  return {
    definition,
    tasks: new Set(),
    selectors,
    resolveSelectors,
    resolution: perResolver(definition, statusOf),
    actions,
    metadata: { ...metadata.selectors, ...metadata.actions },
    untyped: {
      selectors: { ...asFunctions(metadata.selectors), ...selectors },
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
