import { useSyncExternalStore } from 'react';
import { addAction, filters } from '@wordpress/hooks';
import { reportExtensionFailure } from './failures';

export { addAction, addFilter, applyFilters, removeAction, removeFilter } from '@wordpress/hooks';

/**
 * Applies a filter to a list safely: each callback gets its own copy, one that throws or returns something else is
 * skipped, and entries that are not a `T` are left out.
 * @param isItem may throw to say what is wrong with an entry; gets its place in the list and the list as well
 */
export const filterList = <T>(
  hook: string,
  create: () => T[],
  isItem: (value: unknown, index: number, list: readonly unknown[]) => value is T,
  ...args: unknown[]
): T[] =>
  applyEach(hook, create(), args, (result, complain) => {
    if (!Array.isArray(result)) throw new TypeError('A list was expected.');
    const problems: unknown[] = [];
    const items = result.filter((entry: unknown, index): entry is T => {
      try {
        if (isItem(entry, index, result)) return true;
        problems.push(new TypeError('An entry has the wrong shape.'));
      } catch (error) {
        problems.push(error);
      }
      return false;
    });
    // A list of invalid entries only is ignored.
    if (items.length === 0 && problems.length > 0) throw problems[0];
    for (const problem of problems) complain(problem);
    return items;
  });

/**
 * Applies a filter to one value safely: each callback gets its own copy, and one that throws or returns an invalid
 * value is skipped.
 */
export const filterValue = <T>(
  hook: string,
  initial: T,
  isValue: (value: unknown) => value is T,
  ...args: unknown[]
): T =>
  applyEach(hook, initial, args, (result) => {
    if (!isValue(result)) throw new TypeError('The value has the wrong shape.');
    return result;
  });

/**
 * Runs callbacks one by one instead of with `applyFilters`, which passes an invalid result on to the next callback.
 * @param accept makes the next value of what a callback returned; it complains of a part of it, or throws over the
 * whole
 */
function applyEach<T>(
  hook: string,
  initial: T,
  args: unknown[],
  accept: (result: unknown, complain: (error: unknown) => void) => T,
): T {
  let value = initial;
  for (const { namespace, callback } of filters[hook]?.handlers ?? []) {
    const source = `callback "${namespace}" of filter "${hook}"`;
    const complain = (error: unknown) => reportExtensionFailure({ source, error });
    const working = deepCopy(value);
    try {
      const returned = measureSlowFilter(source, () => callback(working, ...deepCopy(args)));
      // Callbacks that mutate their argument but do not return it are common, so the mutated value is used. For values
      // that cannot be mutated, the returned value is used, even `undefined`.
      value = accept(isObject(working) ? (returned ?? working) : returned, complain);
    } catch (error) {
      complain(error);
    }
  }
  return value;
}

/** The maximum depth of copies, which also ends circular data. */
const MAX_COPY_DEPTH = 8;

/**
 * Copies plain data so that callbacks can change it. Components, elements and class instances are not copied.
 */
function deepCopy<T>(value: T, levels?: number): T;
function deepCopy(value: unknown, levels = MAX_COPY_DEPTH): unknown {
  if (levels === 0 || !isObject(value) || '$$typeof' in value) return value;
  if (Array.isArray(value)) return value.map((part) => deepCopy(part, levels - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deepCopy(part, levels - 1)]));
}

/** Callbacks slower than this are reported. */
const SLOW_WORK_MS = 500;

/** Runs an extension's callback, and reports it if it is slow. */
export function measureSlowFilter(source: string, work: () => unknown): unknown {
  const started = performance.now();
  const result = work();
  if (performance.now() - started > SLOW_WORK_MS)
    reportExtensionFailure({ source, error: new Error('It blocked the page for more than half a second.') });
  return result;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const changes = new Map<string, number>();
const listeners = new Set<() => void>();

// From module load, so that a change between a render and its effects is noticed.
for (const action of ['hookAdded', 'hookRemoved'])
  addAction(action, 'store-admin/filter-changes', (hook: string) => {
    changes.set(hook, (changes.get(hook) ?? 0) + 1);
    for (const listener of listeners) listener();
  });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Re-renders when a callback is added to or removed from a filter.
 * @returns a number that changes each time, for dependency lists
 */
export const useFilterChanges = (hook: string): number =>
  useSyncExternalStore(subscribe, () => changes.get(hook) ?? 0);

/** Whether a filter has callbacks. Updates when they are added or removed. */
export function useHasFilter(hook: string): boolean {
  useFilterChanges(hook);
  // `hasFilter` of `@wordpress/hooks` stays true after the last callback is removed.
  return (filters[hook]?.handlers.length ?? 0) > 0;
}

/** The first part of a namespace; the second one for typed extensions. */
const NAME = /^(?:extension\/)?([^/]+)/;

/** The extensions with a callback in a filter, by the first part of their namespaces. */
export const getFilterCallers = (hook: string): string[] => [
  ...new Set((filters[hook]?.handlers ?? []).map(({ namespace }) => NAME.exec(namespace)?.[1] ?? namespace)),
];
