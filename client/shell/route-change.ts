import { useEffect, useLayoutEffect, useRef } from 'react';
import { getHistory, getNewPath, usePathname, useQuery, type Query } from '@admin/navigation';
import { focusHeading } from './heading';

/** Parameters that may change without sending a list back to its first page. */
const PAGE_KEEPING = new Set(['chartType', 'filter', 'paged']);

/** Whether `next` shows other rows of the same screen, so that its page number means nothing anymore. */
export function needsPageReset(previous: Query, next: Query): boolean {
  const names = new Set([...Object.keys(previous), ...Object.keys(next)]);
  const hasChanged = [...names].some((name) => !PAGE_KEEPING.has(name) && previous[name] !== next[name]);
  return hasChanged && previous['path'] === next['path'] && Number(next['paged']) > 1;
}

/** Sends a list back to its first page when what it lists has changed. */
export function usePageReset(): void {
  const query = useQuery();
  const previous = useRef(query);
  useEffect(() => {
    const before = previous.current;
    previous.current = query;
    // Going back restores a page that was seen, with its number.
    const isNew = getHistory().action !== 'POP';
    if (isNew && needsPageReset(before, query)) getHistory().replace(getNewPath({ paged: 1 }));
  }, [query]);
}

/** What counts as another screen: another path, or another task of the home screen. */
export function screenKey(path: string, query: Query): string {
  return `${path} ${query['task'] ?? ''}`;
}

/** Begins each screen at its top, with the focus on its heading. The first one is left to the browser. */
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
