import { useEffect, useReducer } from 'react';
import { addAction, filters, removeAction } from '@wordpress/hooks';
import { reportFailure } from './failures';

export { addAction, addFilter, applyFilters, removeAction, removeFilter } from '@wordpress/hooks';

/**
 * Applies a filter to a list without trusting its callbacks: each gets a list of its own to change in place,
 * one that throws or returns something else is passed over, and entries that are no `T` are left out.
 */
export function filterList<T>(
  hook: string,
  create: () => T[],
  isItem: (value: unknown) => value is T,
  ...args: unknown[]
): T[] {
  let list: unknown[] = create();
  // One by one and not with `applyFilters`, which hands the mistake of one callback to the next.
  for (const { namespace, callback } of filters[hook]?.handlers ?? []) {
    const working = [...list];
    const source = `callback "${namespace}" of filter "${hook}"`;
    try {
      const result = watched(source, () => callback(working, ...args));
      // Callbacks that only change the list and forget to return it are common enough to be understood.
      list = toList(result ?? working);
    } catch (error) {
      reportFailure({ source, error });
    }
  }
  return list.filter((item): item is T => {
    if (isItem(item)) return true;
    reportFailure({ source: `filter "${hook}"`, error: new TypeError('An entry has the wrong shape.') });
    return false;
  });
}

/**
 * Applies a filter to one value without trusting its callbacks: each gets a copy of its own to change in place, and
 * one that throws or returns something of a wrong shape is passed over.
 */
export function filterValue<T>(
  hook: string,
  initial: T,
  isValue: (value: unknown) => value is T,
  ...args: unknown[]
): T {
  let value = initial;
  for (const { namespace, callback } of filters[hook]?.handlers ?? []) {
    const working = isObject(value) ? { ...value } : value;
    const source = `callback "${namespace}" of filter "${hook}"`;
    try {
      const returned = watched(source, () => callback(working, ...args));
      // What cannot be changed in place is as it was returned, nothing included.
      const result = isObject(working) ? (returned ?? working) : returned;
      if (!isValue(result)) throw new TypeError('The value has the wrong shape.');
      value = result;
    } catch (error) {
      reportFailure({ source, error });
    }
  }
  return value;
}

/** Work of an extension that holds the page up for longer is told, in milliseconds. */
const PATIENCE = 500;

/** Does some work of an extension; when it takes so long that people notice, whose it was is reported. */
export function watched(source: string, work: () => unknown): unknown {
  const started = performance.now();
  const result = work();
  if (performance.now() - started > PATIENCE)
    reportFailure({ source, error: new Error('It held the page up for more than half a second.') });
  return result;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function toList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('A list was expected.');
  return value;
}

/**
 * Renders again when a callback is added to or removed from a filter, however late.
 * @returns another number after each change, for lists of dependencies
 */
export function useFilterChanges(hook: string): number {
  const [changes, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const namespace = `store-admin/filter-changes-${++subscriptions}`;
    const changed = (changedHook: string) => {
      if (changedHook === hook) renderAgain();
    };
    addAction('hookAdded', namespace, changed);
    addAction('hookRemoved', namespace, changed);
    return () => {
      removeAction('hookAdded', namespace);
      removeAction('hookRemoved', namespace);
    };
  }, [hook]);
  return changes;
}

/** Whether anyone has a callback in a filter, however late. */
export function useHasFilter(hook: string): boolean {
  useFilterChanges(hook);
  // The library's own `hasFilter` goes on saying yes when the last callback has left.
  return (filters[hook]?.handlers.length ?? 0) > 0;
}

let subscriptions = 0;
