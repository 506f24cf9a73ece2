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
import { areSame } from './same';

/** What the stand-ins of one run have in common. */
interface Run {
  /** Entries may be named by an argument, or by a key made from it (`order-12`). */
  readonly names: readonly string[];
  /** An object was handed out that the selector may have passed on its way to a named entry. */
  isVague: boolean;
}

/** One object of the state and what a run of a selector did with it; the handler of its stand-in. */
class Footprint implements ProxyHandler<object> {
  readonly standIn: object;
  private readonly run: Run;
  private readonly value: Container;
  private readonly path: Path;
  /** The parts below that are worth going to by stand-ins; left out to go everywhere. */
  private readonly guide: readonly Path[] | undefined;
  private readonly parent: Footprint | undefined;
  private readonly entries = new Map<string, Footprint | undefined>();
  /** The selector went on from here to an entry named by its arguments. */
  private isPassed = false;
  /** The selector listed, counted or searched the entries. */
  private isWhole = false;
  private isFilled = false;

  constructor(run: Run, value: Container, path: Path, guide?: readonly Path[], parent?: Footprint) {
    this.run = run;
    this.value = value;
    this.path = path;
    this.guide = guide;
    this.parent = parent;
    // Without entries, because a proxy of a frozen object may give out nothing but its own entries.
    this.standIn = new Proxy(Array.isArray(value) ? [] : {}, this);
  }

  get(_target: object, key: string | symbol): unknown {
    const entry: unknown = Reflect.get(this.value, key);
    if (this.isWhole || (typeof key === 'symbol' && entry === undefined)) return entry;
    const isList = Array.isArray(this.value);
    if (typeof key === 'symbol' || (isList && !isIndex(key))) {
      this.isWhole = true;
      return entry;
    }
    if (!this.entries.has(key)) {
      const isNamed = isList || this.run.names.some((name) => key.includes(name));
      if (isNamed) this.pass();
      this.entries.set(key, isContainer(entry) ? this.stepInto(key, entry, isNamed) : undefined);
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
  collect(parts: Path[] = []): Path[] {
    if (this.isWhole) parts.push(this.path);
    else {
      for (const [key, entry] of this.entries) {
        if (entry?.isPassed) entry.collect(parts);
        else parts.push([...this.path, key]);
      }
    }
    return parts;
  }

  private stepInto(key: string, entry: Container, isNamed: boolean): Footprint | undefined {
    const depth = this.path.length;
    const guide = this.guide?.filter((path) => path[depth] === key && path.length > depth + 1);
    if (guide?.length !== 0) return new Footprint(this.run, entry, [...this.path, key], guide, this);
    this.run.isVague ||= !isNamed;
    return undefined;
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

const isName = (arg: unknown) => typeof arg === 'number' || (typeof arg === 'string' && arg !== '');

/**
 * The parts below `path` on which the result of a pure selector depends.
 *
 * @param select runs the selector over the state it is given
 * @param result what the selector made of the real state
 * @param last what the same call depended on before, to begin with
 */
export function trace(
  path: Path,
  state: unknown,
  args: readonly unknown[],
  select: (state: unknown) => unknown,
  result: unknown,
  last?: readonly Path[],
): readonly Path[] {
  if (!isContainer(state)) return [path];
  const names = args.filter(isName).map(String);
  const follow = (guide: readonly Path[]) => {
    const run = { names, isVague: false };
    const footprint = new Footprint(run, state, path, guide);
    const traced = select(footprint.standIn);
    // A stand-in that left as part of the result counts as listed, because comparing lists it.
    const parts = shallowEqual(traced, result) ? footprint.collect() : [path];
    return { parts, isVague: run.isVague };
  };
  try {
    if (last) {
      const { parts, isVague } = follow(last);
      if (!isVague && areSame(parts, last, isSamePath)) return last;
    }
    const scout = new Footprint({ names, isVague: false }, state, path);
    if (names.length > 0) select(scout.standIn);
    return follow(scout.collect()).parts;
  } catch {
    return [path]; // The selector does something a stand-in cannot do.
  }
}

const isSamePath = (a: Path, b: Path | undefined) => b !== undefined && areSame(a, b);
