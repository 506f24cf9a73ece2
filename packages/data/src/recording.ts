/** Notes the selector calls made while a query runs. */
import { areSame } from './same';
import type { Path } from './parts';
import type { Request } from './resolving';

/** One selector call of a query. */
export interface Call {
  readonly selector: unknown;
  readonly args: readonly unknown[];
  readonly value: unknown;
  /** The parts of the state this result depends on. */
  readonly paths: readonly Path[];
  /** The data it asked for. */
  readonly requests: readonly Request[];
}

export interface Recorded<T> {
  readonly value: T;
  readonly calls: readonly Call[];
}

type Made<R> = Pick<Call, 'paths' | 'requests'> & { readonly value: R };

export interface Recorder {
  isRecording(): boolean;
  /** Runs a query and notes its calls. Calls equal to `known` ones are not made again. */
  record<T>(query: () => T, known?: readonly Call[]): Recorded<T>;
  /** The value of a call, which is noted down if something is recording. */
  note<R>(selector: unknown, args: readonly unknown[], make: () => Made<R>): R;
  /** Runs work whose calls are nobody's business. */
  pause<R>(work: () => R): R;
}

export function createRecorder(): Recorder {
  let current: { calls: Call[]; known: readonly Call[] } | undefined;

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

    record(query, known = []) {
      const calls: Call[] = [];
      return { value: within({ calls, known }, query), calls };
    },

    note<R>(selector: unknown, args: readonly unknown[], make: () => Made<R>): R {
      if (!current) return make().value;
      const { calls, known } = current;
      const last = known[calls.length];
      if (last && last.selector === selector && areSame(last.args, args)) {
        calls.push(last);
        return last.value as R; // What this same selector gave.
      }
      const made = make();
      calls.push({ selector, args, ...made });
      return made.value;
    },

    pause: (work) => within(undefined, work),
  };
}
