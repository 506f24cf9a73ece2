import { useEffect, useLayoutEffect, useRef } from 'react';
import { getHistory, getNewPath, usePathname, useQuery, type Query } from '@admin/navigation';
import { focusHeading } from './heading';

/** Parameters that may change without resetting a list to its first page. */
const PAGE_KEEPING = new Set(['chartType', 'filter', 'paged']);

/** Whether `next` shows other rows of the same screen, so that the page number no longer applies. */
export function needsPageReset(previous: Query, next: Query): boolean {
  const names = new Set([...Object.keys(previous), ...Object.keys(next)]);
  const hasChanged = [...names].some((name) => !PAGE_KEEPING.has(name) && previous[name] !== next[name]);
  return hasChanged && previous['path'] === next['path'] && Number(next['paged']) > 1;
}

/** Resets a list to its first page when its content has changed. */
export function usePageReset(): void {
  const query = useQuery();
  const previous = useRef(query);
  useEffect(() => {
    const before = previous.current;
    previous.current = query;
    // Going back restores a visited page of the list.
    const isNew = getHistory().action !== 'POP';
    if (isNew && needsPageReset(before, query)) getHistory().replace(getNewPath({ paged: 1 }));
  }, [query]);
}

/** Returns the key of a screen: its path, and the task on the home screen. */
export function screenKey(path: string, query: Query): string {
  return `${path} ${query['task'] ?? ''}`;
}

/** Starts each screen at the top, with the focus on its heading. The browser handles the first screen. */
export function useScreenStart(): void {
  const key = screenKey(usePathname(), useQuery());
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
    focusHeading();
  }, [key]);
}
