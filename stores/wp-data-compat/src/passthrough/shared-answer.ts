import { put, type Saga } from '@admin/data';
import type { Changes } from '../passthrough-store';

/**
 * One response, independent of arguments, with a flag while it is requested. Selectors read them as `answer` and
 * `isBusy`, without arguments.
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

  /** The resolver. */
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
