import { asFunctions, mapFunctions, type AnyFunction, type AnyStore, type Functions } from './define-store';
import type { Saga } from './effects';
import type { Recorder } from './recording';
import { serialiseArgs } from './resolution';
import type { Request } from './resolving';
import { trace } from './trace';

interface Surroundings {
  readonly recorder: Recorder;
  /** The present state of the store; throws if the store is not registered. */
  getState(): unknown;
  ensure(request: Request, isKept: boolean): void;
}

/**
 * Selectors over the present state. Calling one asks for its data; calling it within a query also notes
 * which parts of the state the result depends on.
 */
export function bindSelectors(
  { name, selectors, resolvers = {} }: AnyStore,
  initialState: unknown,
  { recorder, getState, ensure }: Surroundings,
): Functions {
  let seen = initialState;
  let view = asFunctions(selectors(seen));

  function run(selector: string, args: unknown[]): unknown {
    const state = getState();
    if (state !== seen) {
      view = asFunctions(selectors(state));
      seen = state;
    }
    return view[selector]?.(...args);
  }

  function bind(selector: string): AnyFunction {
    const resolver = asFunctions(resolvers)[selector];
    const toRequest = (args: unknown[]): Request => ({
      target: { store: name, selector, args: serialiseArgs(args) },
      resolver: () => resolver?.(...args) as Saga<unknown>,
    });

    const bound: AnyFunction = (...args) => {
      if (!recorder.isRecording()) {
        if (resolver) ensure(toRequest(args), true);
        return run(selector, args);
      }
      return recorder.note(bound, args, () => {
        const requests = resolver ? [toRequest(args)] : [];
        for (const request of requests) ensure(request, false);
        const { value, calls } = recorder.record(() => run(selector, args));
        const trial = (state: unknown) => asFunctions(selectors(state))[selector]?.(...args);
        const paths = recorder.pause(() => trace([name], getState(), args, trial, value));
        // A selector may ask other stores; what they depend on matters just as much.
        return {
          value,
          paths: [...paths, ...calls.flatMap((call) => call.paths)],
          requests: [...requests, ...calls.flatMap((call) => call.requests)],
        };
      });
    };
    return bound;
  }

  return mapFunctions(view, bind);
}
