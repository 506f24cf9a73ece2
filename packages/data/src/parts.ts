/**
 * Who listens to which part of the state. The paths listened to form a tree; after a change the tree is
 * compared with the new state from the top, and whatever is the same object as before is left out
 * together with everything below it. So the price of a change does not grow with the number of listeners
 * it does not concern.
 */
export type Path = readonly string[];
export type Listener = () => void;
export type Container = Readonly<Record<string, unknown>>;

/** Plain objects and arrays, of any realm; everything else in the state counts as one value. */
export function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isSameKind = (a: unknown, b: unknown) =>
  isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b);

const entryOf = (value: unknown, key: string | number) => (isContainer(value) ? value[key] : undefined);

/** Whole numbers as such: engines look them up far quicker than their text. */
const toFastKey = (key: string) => (String(Number(key)) === key ? Number(key) : key);

class Part {
  readonly listeners = new Set<Listener>();
  readonly #parts = new Map<string, Part>();
  #value: unknown;
  #keys: (string | number)[] | undefined;

  constructor(value: unknown) {
    this.#value = value;
  }

  get value(): unknown {
    return this.#value;
  }

  get isUnused(): boolean {
    return this.listeners.size === 0 && this.#parts.size === 0;
  }

  add(path: Path, listener: Listener, depth = 0): void {
    const key = path[depth];
    if (key === undefined) {
      this.listeners.add(listener);
      return;
    }
    let part = this.#parts.get(key);
    if (!part) {
      part = new Part(entryOf(this.#value, key));
      this.#parts.set(key, part);
      this.#keys = undefined;
    }
    part.add(path, listener, depth + 1);
  }

  remove(path: Path, listener: Listener, depth = 0): void {
    const key = path[depth];
    if (key === undefined) {
      this.listeners.delete(listener);
      return;
    }
    const part = this.#parts.get(key);
    part?.remove(path, listener, depth + 1);
    if (part?.isUnused) {
      this.#parts.delete(key);
      this.#keys = undefined;
    }
  }

  /** Takes over a new value and collects the listeners of every part that is different now. */
  update(value: unknown, affected: Map<Listener, Part>, isForced = false): void {
    const last = this.#value;
    if (!isForced && Object.is(last, value)) return;
    this.#value = value;
    for (const listener of this.listeners) affected.set(listener, this);
    if (this.#parts.size === 0) return;

    // A reader may have asked no more than whether there is an object here. So when there is another
    // kind of value now, everybody below is told, even those who found nothing before and after.
    const isReplaced = isForced || !isSameKind(last, value);
    this.#keys ??= Array.from(this.#parts.keys(), toFastKey);
    for (const key of this.#keys) {
      const entry = entryOf(value, key);
      if (isReplaced || entryOf(last, key) !== entry) {
        this.#parts.get(String(key))?.update(entry, affected, isReplaced);
      }
    }
  }
}

export interface Watch {
  /** Whether everybody has been told of the present state. */
  isSettled(): boolean;
  /** Calls the listener after every change of the part at this path; the empty path is everything. */
  listen(path: Path, listener: Listener): void;
  unlisten(path: Path, listener: Listener): void;
  /** Brings everybody up to date. */
  flush(): void;
  /** Puts notifications off until `work` is done, so that many changes are told once. */
  batch<R>(work: () => R): R;
}

export function watchState(getState: () => unknown, onError: (error: unknown) => void): Watch {
  const root = new Part(getState());
  let batches = 0;

  function flush(): void {
    if (batches > 0) return;
    const affected = new Map<Listener, Part>();
    root.update(getState(), affected);
    for (const [listener, part] of affected) {
      if (!part.listeners.has(listener)) continue; // It left because of what another one did.
      try {
        listener();
      } catch (error) {
        onError(error); // One broken listener keeps nobody else from hearing the news.
      }
    }
  }

  return {
    isSettled: () => root.value === getState(),
    listen: (path, listener) => root.add(path, listener),
    unlisten: (path, listener) => root.remove(path, listener),
    flush,
    batch(work) {
      batches += 1;
      try {
        return work();
      } finally {
        batches -= 1;
        flush();
      }
    },
  };
}
