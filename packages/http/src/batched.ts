export interface BatchOptions {
  /** Errors that may be the fault of a single key: after one, each key is loaded on its own. */
  mayBeOneKey?: (error: unknown) => boolean;
}

interface Caller<K, V> {
  readonly key: K;
  readonly signal: AbortSignal;
  resolve(value: V | undefined): void;
  reject(reason: unknown): void;
}

/**
 * Joins what is asked for in the same tick into one call of `load`, and hands each caller the part
 * of its key. A caller who aborts leaves the others alone; when all have, the call itself is aborted.
 */
export function batched<K, V>(
  load: (signal: AbortSignal, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  { mayBeOneKey = () => false }: BatchOptions = {},
): (signal: AbortSignal, key: K) => Promise<V | undefined> {
  let waiting: Caller<K, V>[] = [];

  async function flush(callers: readonly Caller<K, V>[]): Promise<void> {
    const keys = [...new Set(callers.map(({ key }) => key))];
    const ending = whenAllAborted(callers.map(({ signal }) => signal));
    try {
      const values = await load(ending.signal, keys);
      for (const { key, resolve } of callers) resolve(values.get(key));
    } catch (error) {
      if (keys.length > 1 && mayBeOneKey(error)) {
        const left = callers.filter(({ signal }) => !signal.aborted);
        for (const key of new Set(left.map((caller) => caller.key))) {
          void flush(left.filter((caller) => caller.key === key));
        }
      } else for (const { reject } of callers) reject(error);
    } finally {
      ending.release();
    }
  }

  return (signal, key) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (waiting.length === 0) {
        // A timer rather than a microtask, so that everything which is due in this moment comes along.
        setTimeout(() => {
          const callers = waiting.filter((caller) => !caller.signal.aborted);
          waiting = [];
          if (callers.length > 0) void flush(callers);
        });
      }
      waiting.push({ key, signal, resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
}

/** A signal that aborts with the last of several. */
function whenAllAborted(signals: readonly AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) controller.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', check);
  const release = () => {
    for (const signal of signals) signal.removeEventListener('abort', check);
  };
  return { signal: controller.signal, release };
}
