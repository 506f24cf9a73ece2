import { put, type Saga } from '@admin/data';
import type { Changes } from '../passthrough-store';

/**
 * One response, independent of arguments, with a flag while it is requested. Selectors read them as `response` and
 * `isBusy`, without arguments.
 */
export const singleResponse = ({ received, failed }: Changes) => ({
  begin: () => received('isBusy', [], true),

  *end(response: unknown): Saga {
    yield* put(received('response', [], response));
    yield* put(received('isBusy', [], false));
  },

  *fail(error: unknown): Saga {
    yield* put(failed('response', [], error));
    yield* put(received('isBusy', [], false));
  },

  /** The resolver. */
  *read(work: Saga<unknown>): Saga<unknown> {
    yield* put(received('isBusy', [], true));
    try {
      const response = yield* work;
      yield* put(received('response', [], response));
      return response;
    } catch (error) {
      yield* put(failed('response', [], error));
      throw error;
    } finally {
      yield* put(received('isBusy', [], false));
    }
  },
});
