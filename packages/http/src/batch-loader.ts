import { withAbortSignal, abortWhenAllAborted } from './abort';
import { trackRead } from './pending-reads';

export interface BatchOptions {
  /** Whether an error may be caused by one key. If so, each key is loaded separately. */
  readonly isSingleKeyError?: (error: unknown) => boolean;
}

interface Caller<K> {
  readonly key: K;
  readonly signal: AbortSignal;
}

/** Gets the value of a key from the loaded batch. */
type ValueGetter<K, V> = (key: K) => V | undefined | Promise<V | undefined>;

interface Batch<K, V> {
  readonly callers: Caller<K>[];
  readonly loaded: Promise<ValueGetter<K, V>>;
}

/**
 * Creates a loader that combines all calls of the same tick into one call of `load`.
 * Aborting a call does not affect others; the request is aborted when all calls are.
 */
export function createBatchLoader<K, V>(
  load: (signal: AbortSignal, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  { isSingleKeyError = () => false }: BatchOptions = {},
): (signal: AbortSignal, key: K) => Promise<V | undefined> {
  let open: Batch<K, V> | undefined;

  function openBatch(): Batch<K, V> {
    const callers: Caller<K>[] = [];
    // A timer rather than a microtask, so that all calls of this tick are included.
    const waited = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      open = undefined;
      return loadTogether(callers.filter(({ signal }) => !signal.aborted));
    });
    const loaded = trackRead(waited);
    return { callers, loaded };
  }

  async function loadTogether(callers: readonly Caller<K>[]): Promise<ValueGetter<K, V>> {
    const keys = [...new Set(callers.map(({ key }) => key))];
    try {
      const values = await loadFor(callers, keys);
      return (key) => values.get(key);
    } catch (error) {
      if (keys.length === 1 || !isSingleKeyError(error)) throw error;
      const staying = callers.filter(({ signal }) => !signal.aborted);
      const alone = new Map(
        keys.map((key) => [
          key,
          loadFor(
            staying.filter((caller) => caller.key === key),
            [key],
          ),
        ]),
      );
      return async (key) => (await alone.get(key))?.get(key);
    }
  }

  async function loadFor(callers: readonly Caller<K>[], keys: readonly K[]): Promise<ReadonlyMap<K, V>> {
    if (callers.length === 0) return new Map();
    const [signal, release] = abortWhenAllAborted(callers.map((caller) => caller.signal));
    return load(signal, keys).finally(release);
  }

  return async (signal, key) => {
    signal.throwIfAborted();
    const { callers, loaded } = (open ??= openBatch());
    callers.push({ key, signal });
    return withAbortSignal(
      loaded.then((partOf) => partOf(key)),
      signal,
    );
  };
}
