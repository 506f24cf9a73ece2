import { useEffect, useReducer } from 'react';
import { addAction, applyFilters, filters, removeAction } from '@wordpress/hooks';
import { reportFailure } from './failures';

export { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';

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
  return filterAtOnce(hook, create, args).filter((item): item is T => {
    if (isItem(item)) return true;
    reportFailure({ source: `filter "${hook}"`, error: new TypeError('An entry has the wrong shape.') });
    return false;
  });
}

function filterAtOnce(hook: string, create: () => unknown[], args: unknown[]): unknown[] {
  try {
    const result = applyFilters(hook, create(), ...args);
    if (Array.isArray(result)) return result;
  } catch {
    // Which callback it was is found out below.
  }
  return filterOneByOne(hook, create(), args);
}

function filterOneByOne(hook: string, list: unknown[], args: unknown[]): unknown[] {
  let current = list;
  for (const { namespace, callback } of filters[hook]?.handlers ?? []) {
    const working = [...current];
    try {
      const result: unknown = callback(working, ...args);
      // Callbacks that only change the list and forget to return it are common enough to be understood.
      current = toArray(result ?? working);
    } catch (error) {
      reportFailure({ source: `callback "${namespace}" of filter "${hook}"`, error });
    }
  }
  return current;
}

function toArray(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('A list was expected.');
  return value;
}

/** Renders again when a callback is added to or removed from a filter, however late. */
export function useFilterChanges(hook: string): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
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
}

let subscriptions = 0;
