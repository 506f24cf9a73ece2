import { asFunctions, mapFunctions, type AnyFunction, type AnyStore, type Functions } from './define-store';
import type { Saga } from './saga';
import type { Path } from './parts';
import type { Call, Recorder } from './recording';
import { serialiseArgs } from './resolution';
import type { Request } from './resolution';
import { trace } from './trace';

interface Surroundings {
  readonly recorder: Recorder;
  /** The present state of the store; throws if the store is not registered. */
  getState(): unknown;
  /** Another number for every state of the registry. */
  getVersion(): number;
  ensure(request: Request, isKept: boolean): void;
}

/**
 * Selectors over the present state. Calling one asks for its data; calling it within a query also notes
 * which parts of the state the result depends on.
 */
export function bindSelectors(
  { name, selectors, resolvers = {} }: AnyStore,
  initialState: unknown,
  { recorder, getState, getVersion, ensure }: Surroundings,
): Functions {
  const whole = [[name]];
  let state = initialState;
  let view = asFunctions(selectors(state));
  let version = getVersion();

  function run(selector: string, args: unknown[]): unknown {
    // Asking for a number is cheaper than looking at the state, and most reads find nothing new.
    const present = getVersion();
    if (version !== present) refresh(present);
    return view[selector]?.(...args);
  }

  function refresh(present: number): void {
    const next = getState();
    if (next !== state) view = asFunctions(selectors(next));
    state = next;
    version = present;
  }

  function traceCall(selector: string, args: unknown[], value: unknown, last?: readonly Path[]) {
    const trial = (state: unknown) => asFunctions(selectors(state))[selector]?.(...args);
    return recorder.pause(() => trace([name], getState(), args, trial, value, last));
  }

  function bind(selector: string): AnyFunction {
    const resolver = asFunctions(resolvers)[selector];
    const toRequest = (args: unknown[]): Request => ({
      target: { store: name, selector, args: serialiseArgs(args) },
      resolver: () => resolver?.(...args) as Saga<unknown>,
    });

    function make(args: unknown[], isTracing: boolean, last: Call | undefined): Call {
      const value = run(selector, args);
      const request = last?.request ?? (resolver && toRequest(args));
      if (request) ensure(request, false);
      if (last?.paths === whole && !isTracing) {
        last.value = value;
        return last;
      }
      const known = last?.traced;
      const traced = isTracing ? traceCall(selector, args, value, known) : known;
      const paths = (isTracing && traced) || whole;
      return { selector: bound, args, value, paths, traced, request };
    }

    const bound: AnyFunction = (...args) => {
      if (recorder.isRecording()) return recorder.note(bound, args, make);
      const value = run(selector, args);
      if (resolver) ensure(toRequest(args), true);
      return value;
    };
    return bound;
  }

  return mapFunctions(view, bind);
}
