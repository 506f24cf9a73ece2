/** Notes the selector calls made while a query runs. */
import type { Path } from './parts';
import type { Request } from './resolution';
import { areSame } from './same';

/** One selector call of a query. */
export interface Call<R = unknown> {
  readonly selector: unknown;
  readonly args: readonly unknown[];
  /** What the call gave; replaced when it is made again and depends on no more than before. */
  value: R;
  /** The parts of the state this result depends on: stores as a whole, or exactly what was read. */
  readonly paths: readonly Path[];
  /** What a trace of this call found, now or before. */
  readonly traced: readonly Path[] | undefined;
  /** The data it asked for, if it has a resolver. */
  readonly request: Request | undefined;
  /** The value may change before the state does, so that it has to be asked for every time. */
  readonly isVolatile?: boolean;
}

export interface Recorded<T> {
  readonly value: T;
  readonly calls: readonly Call[];
}

export interface Approach {
  /** The calls of the query when it last ran. */
  readonly last?: readonly Call[];
  /** Nothing has changed since that matters to those calls, so equal ones need not be made again. */
  readonly isFresh?: boolean;
  /** Finds out exactly which parts of the state are read. */
  readonly isTracing?: boolean;
}

/** Makes a call; `last` is the same call as it was made before. */
type Make<A, R> = (args: A, isTracing: boolean, last: Call | undefined) => Call<R>;

export interface Recorder {
  isRecording(): boolean;
  /** Runs a query and notes its calls. */
  record<T>(query: () => T, approach?: Approach): Recorded<T>;
  /** The value of a call, which is noted down if something is recording. */
  note<A extends readonly unknown[], R>(selector: unknown, args: A, make: Make<A, R>): R;
  /** Runs work whose calls are nobody's business. */
  pause<R>(work: () => R): R;
}

export function createRecorder(): Recorder {
  let current: { readonly calls: Call[]; readonly approach: Approach } | undefined;

  function within<R>(recording: typeof current, work: () => R): R {
    const outer = current;
    current = recording;
    try {
      return work();
    } finally {
      current = outer;
    }
  }

  return {
    isRecording: () => current !== undefined,

    record(query, approach = {}) {
      const calls: Call[] = [];
      const value = within({ calls, approach }, query);
      const { last } = approach;
      return { value, calls: last && areSame(calls, last) ? last : calls };
    },

    note<A extends readonly unknown[], R>(selector: unknown, args: A, make: Make<A, R>): R {
      if (!current) return make(args, false, undefined).value;
      const { calls, approach } = current;
      const candidate = approach.last?.[calls.length];
      const isSame = candidate && candidate.selector === selector && areSame(candidate.args, args);
      if (isSame && approach.isFresh && !candidate.isVolatile) {
        calls.push(candidate);
        return candidate.value as R; // What this same selector gave.
      }
      const call = make(args, approach.isTracing === true, isSame ? candidate : undefined);
      calls.push(call);
      return call.value;
    },

    pause: (work) => within(undefined, work),
  };
}
