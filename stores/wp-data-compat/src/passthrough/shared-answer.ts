import { put, type Saga } from '@admin/data';
import type { Changes } from '../passthrough-store';

/**
 * One answer, whatever it was requested with, and a mark while it is in progress. Its selectors find them as
 * `answer` and `isBusy`, without arguments.
 */
export const sharedAnswer = ({ answered, failed }: Changes) => ({
  begin: () => answered('isBusy', [], true),

  *end(answer: unknown): Saga {
    yield* put(answered('answer', [], answer));
    yield* put(answered('isBusy', [], false));
  },

  *fail(error: unknown): Saga {
    yield* put(failed('answer', [], error));
    yield* put(answered('isBusy', [], false));
  },

  /** What a resolver does. */
  *read(work: Saga<unknown>): Saga<unknown> {
    yield* put(answered('isBusy', [], true));
    try {
      const answer = yield* work;
      yield* put(answered('answer', [], answer));
      return answer;
    } catch (error) {
      yield* put(failed('answer', [], error));
      throw error;
    } finally {
      yield* put(answered('isBusy', [], false));
    }
  },
});
