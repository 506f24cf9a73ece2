/**
 * Who listens to which part of the state. The paths listened to form a tree; after a change the tree is
 * compared with the new state from the top, and whatever is the same object as before is left out
 * together with everything below it. So the price of a change does not grow with the number of listeners
 * it does not concern.
 */
export type Path = readonly string[];

export interface Listener {
  notify(): void;
  /** The last round of notifications that reached it, or that it was too new for. */
  round: number;
}

export const aListener = (notify: () => void): Listener => ({ notify, round: 0 });

export type Container = Readonly<Record<string, unknown>>;

/** Plain objects and arrays, of any realm; everything else in the state counts as one value. */
export function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const entryOf = (value: unknown, key: string) => (isContainer(value) ? value[key] : undefined);

class Part {
  value: unknown;
  readonly listeners = new Set<Listener>();
  private readonly parts = new Map<string, Part>();
  /** The parts once more, in the form that is quickest to look through. */
  private list: PartList | undefined;

  constructor(value: unknown) {
    this.value = value;
  }

  add(path: Path, listener: Listener, depth = 0): void {
    const key = path[depth];
    if (key === undefined) {
      this.listeners.add(listener);
      return;
    }
    let part = this.parts.get(key);
    if (!part) {
      part = new Part(entryOf(this.value, key));
      this.parts.set(key, part);
      this.list = undefined;
    }
    part.add(path, listener, depth + 1);
  }

  remove(path: Path, listener: Listener, depth = 0): void {
    const key = path[depth];
    if (key === undefined) {
      this.listeners.delete(listener);
      return;
    }
    const part = this.parts.get(key);
    part?.remove(path, listener, depth + 1);
    if (part?.listeners.size === 0 && part.parts.size === 0) {
      this.parts.delete(key);
      this.list = undefined;
    }
  }

  /** Takes over a new value and notes every part that is different now. */
  update(value: unknown, changed: Part[]): void {
    const last = this.value;
    if (Object.is(last, value)) return;
    if (!isContainer(last) || !isContainer(value) || Array.isArray(last) !== Array.isArray(value)) {
      this.replace(value, changed);
      return;
    }
    this.value = value;
    changed.push(this);
    if (this.parts.size === 0) return;
    const list = (this.list ??= toList(this.parts));
    const { indexes, names, entries } = list;
    // Two loops for one thing: engines make a far quicker one of that over indexes.
    for (let at = 0; at < indexes.length; at += 1) {
      const entry = value[indexes[at] ?? 0];
      if (entry !== entries[at]) this.updateEntry(list, at, entry, changed);
    }
    for (let at = indexes.length; at < entries.length; at += 1) {
      const entry = value[names[at - indexes.length] ?? ''];
      if (entry !== entries[at]) this.updateEntry(list, at, entry, changed);
    }
  }

  private updateEntry({ parts, entries }: PartList, at: number, entry: unknown, changed: Part[]): void {
    entries[at] = entry;
    parts[at]?.update(entry, changed);
  }

  /**
   * A reader may have asked no more than whether there is an object here. So when there is another kind of
   * value now, everybody below is told, even those who found nothing before and after.
   */
  private replace(value: unknown, changed: Part[]): void {
    this.value = value;
    changed.push(this);
    this.list = undefined;
    for (const [key, part] of this.parts) part.replace(entryOf(value, key), changed);
  }
}

interface PartList {
  /** Keys that are whole numbers, as numbers; `names` are the keys of the parts after those. */
  readonly indexes: readonly number[];
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  /** What the parts were at the last look. */
  readonly entries: unknown[];
}

function toList(map: ReadonlyMap<string, Part>): PartList {
  const keys = Array.from(map.keys());
  const indexes = keys.filter((key) => String(Number(key)) === key);
  const names = keys.filter((key) => String(Number(key)) !== key);
  const parts = [...indexes, ...names].flatMap((key) => map.get(key) ?? []);
  return { indexes: indexes.map(Number), names, parts, entries: parts.map(({ value }) => value) };
}

export interface Watch {
  /** A number for the present state; keeping the state itself would keep all it once held. */
  getVersion(): number;
  /** Whether everybody has been told of the present state. */
  isSettled(): boolean;
  /** Notifies the listener after every change of the part at this path; the empty path is everything. */
  listen(path: Path, listener: Listener): void;
  unlisten(path: Path, listener: Listener): void;
  /** Is told after everything that was dispatched, and brings everybody up to date. */
  flush(): void;
  /** Puts notifications off until `work` is done, so that many changes are told once. */
  batch<R>(work: () => R): R;
  /** Puts notifications off until what waits for an answer that is just arriving has gone on from there. */
  hold(): void;
}

export function watchState(getState: () => unknown, onError: (error: unknown) => void): Watch {
  const root = new Part(getState());
  let batches = 0;
  let rounds = 0;
  let seen = getState();
  let version = 0;
  /** Something was dispatched since the version was last asked for. */
  let hasMoved = false;

  function flush(): void {
    hasMoved = true;
    if (batches > 0) return;
    const changed: Part[] = [];
    root.update(getState(), changed);
    if (changed.length === 0) return;
    rounds += 1;
    const round = rounds;
    for (const { listeners } of changed) {
      for (const listener of listeners) {
        // Told already: because of another part, or in a later round that one of the listeners caused.
        if (listener.round >= round) continue;
        listener.round = round;
        try {
          listener.notify();
        } catch (error) {
          onError(error); // One broken listener keeps nobody else from hearing the news.
        }
      }
    }
  }

  function release(): void {
    batches -= 1;
    flush();
  }

  return {
    getVersion() {
      // Listeners who select ask one after the other, each of them for the same answer.
      if (!hasMoved) return version;
      hasMoved = false;
      const state = getState();
      if (state !== seen) version += 1;
      seen = state;
      return version;
    },
    isSettled: () => root.value === getState(),
    listen(path, listener) {
      listener.round = rounds;
      root.add(path, listener);
    },
    unlisten: (path, listener) => root.remove(path, listener),
    flush,
    batch(work) {
      batches += 1;
      try {
        return work();
      } finally {
        release();
      }
    },
    hold() {
      batches += 1;
      // Who waits for the answer is called between the two.
      queueMicrotask(() => queueMicrotask(release));
    },
  };
}
