/**
 * Which parts of a store's state a selector depends on, found out by running it over a stand-in.
 *
 * Many selectors compare objects (`state.edited !== state.saved`), and no stand-in can see that. So a
 * part that was read counts as a whole, its identity included, with one exception: where the selector
 * goes on to an entry named by its arguments (`state.items[id]`), it depends on that entry and not on the
 * ten thousand others. Only the objects on the way to such an entry are replaced by stand-ins; all else
 * that the selector gets to see is the state itself. Whatever does not fit depends on the whole store.
 */
import { shallowEqual } from 'react-redux';
import { isContainer, type Container, type Path } from './parts';

/** One object of the state and what one run of a selector did with it; the handler of its stand-in. */
class Footprint implements ProxyHandler<object> {
  readonly standIn: object;
  private readonly value: Container;
  private readonly names: readonly string[];
  /** What to replace by stand-ins: what this earlier run passed, or everything. */
  private readonly guide: Footprint | undefined;
  private readonly parent: Footprint | undefined;
  private readonly entries = new Map<string, Footprint | undefined>();
  /** The selector went on from here to an entry named by its arguments. */
  private isPassed = false;
  /** The selector listed, counted or searched the entries. */
  private isWhole = false;
  private isFilled = false;

  constructor(value: Container, names: readonly string[], guide?: Footprint, parent?: Footprint) {
    this.value = value;
    this.names = names;
    this.guide = guide;
    this.parent = parent;
    // Without entries, because a proxy of a frozen object may give out nothing but its own entries.
    this.standIn = new Proxy(Array.isArray(value) ? [] : {}, this);
  }

  get(_target: object, key: string | symbol): unknown {
    const entry: unknown = Reflect.get(this.value, key);
    const isList = Array.isArray(this.value);
    if (this.isWhole || (typeof key === 'symbol' && entry === undefined)) return entry;
    if (typeof key === 'symbol' || (isList && !isIndex(key))) {
      this.isWhole = true;
      return entry;
    }
    if (!this.entries.has(key)) {
      this.entries.set(key, this.stepInto(key, entry));
      if (isList || this.names.some((name) => key.includes(name))) this.pass();
    }
    return this.entries.get(key)?.standIn ?? entry;
  }

  has(_target: object, key: string | symbol): boolean {
    this.isWhole = true;
    return Reflect.has(this.value, key);
  }

  ownKeys(target: object): (string | symbol)[] {
    this.fill(target);
    return Reflect.ownKeys(target);
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    this.fill(target);
    return Reflect.getOwnPropertyDescriptor(target, key);
  }

  /** The smallest set of parts that covers what was read. */
  parts(path: Path): Path[] {
    if (this.isWhole) return [path];
    return Array.from(this.entries).flatMap(([key, entry]) =>
      entry?.isPassed ? entry.parts([...path, key]) : [[...path, key]],
    );
  }

  private stepInto(key: string, entry: unknown): Footprint | undefined {
    const guide = this.guide?.entries.get(key);
    if (!isContainer(entry) || (this.guide && !guide?.isPassed)) return undefined;
    return new Footprint(entry, this.names, guide, this);
  }

  private pass(): void {
    if (this.isPassed) return;
    this.isPassed = true;
    this.parent?.pass();
  }

  /** Gives the stand-in all entries, for operations that look at them directly. */
  private fill(target: object): void {
    this.isWhole = true;
    if (!this.isFilled) Object.assign(target, this.value);
    this.isFilled = true;
  }
}

const isIndex = (key: string) => /^\d+$/.test(key);

/** Entries may be named by an argument, or by a key made from it (`order-12`). */
const toNames = (args: readonly unknown[]) =>
  args.filter((arg) => typeof arg === 'number' || (typeof arg === 'string' && arg !== '')).map(String);

/**
 * The parts below `path` on which the result of a pure selector depends.
 * `select` runs the selector over the state it is given; `result` is what it made of the real one.
 */
export function trace(
  path: Path,
  state: unknown,
  args: readonly unknown[],
  select: (state: unknown) => unknown,
  result: unknown,
): readonly Path[] {
  if (!isContainer(state)) return [path];
  const names = toNames(args);
  try {
    const scout = new Footprint(state, names);
    if (names.length > 0) select(scout.standIn);
    const footprint = new Footprint(state, names, scout);
    const traced = select(footprint.standIn);
    // A stand-in that left as part of the result counts as listed: comparing it lists it.
    return shallowEqual(traced, result) ? footprint.parts(path) : [path];
  } catch {
    return [path]; // The selector does something a stand-in cannot do.
  }
}
