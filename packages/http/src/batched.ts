import { abortable, whenAllAborted } from './abort';
import { noteRead } from './under-way';

export interface BatchOptions {
  /** Errors that may be the fault of a single key: after one, each key is loaded on its own. */
  readonly mayBeOneKey?: (error: unknown) => boolean;
}

interface Caller<K> {
  readonly key: K;
  readonly signal: AbortSignal;
}

/** How a caller gets its part of what was loaded together. */
type PartOf<K, V> = (key: K) => V | undefined | Promise<V | undefined>;

interface Batch<K, V> {
  readonly callers: Caller<K>[];
  readonly loaded: Promise<PartOf<K, V>>;
}

/**
 * Joins what is asked for in the same tick into one call of `load`, and hands each caller the part
 * of its key. A caller who aborts leaves the others alone; when all have, the call itself is aborted.
 */
export function batched<K, V>(
  load: (signal: AbortSignal, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  { mayBeOneKey = () => false }: BatchOptions = {},
): (signal: AbortSignal, key: K) => Promise<V | undefined> {
  let open: Batch<K, V> | undefined;

  function openBatch(): Batch<K, V> {
    const callers: Caller<K>[] = [];
    // A timer rather than a microtask, so that everything which is due in this moment comes along.
    const waited = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      open = undefined;
      return loadTogether(callers.filter(({ signal }) => !signal.aborted));
    });
    const loaded = noteRead(waited);
    return { callers, loaded };
  }

  async function loadTogether(callers: readonly Caller<K>[]): Promise<PartOf<K, V>> {
    const keys = [...new Set(callers.map(({ key }) => key))];
    try {
      const values = await loadFor(callers, keys);
      return (key) => values.get(key);
    } catch (error) {
      if (keys.length === 1 || !mayBeOneKey(error)) throw error;
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
    const [signal, release] = whenAllAborted(callers.map((caller) => caller.signal));
    return load(signal, keys).finally(release);
  }

  return async (signal, key) => {
    signal.throwIfAborted();
    const { callers, loaded } = (open ??= openBatch());
    callers.push({ key, signal });
    return abortable(
      loaded.then((partOf) => partOf(key)),
      signal,
    );
  };
}
