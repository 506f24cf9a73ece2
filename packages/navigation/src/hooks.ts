import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { __ } from '@wordpress/i18n';
import { getHistory, type Location } from './history';
import { parseQuery, type Query } from './query';

const subscribe = (listener: () => void) => getHistory().listen(listener);
const getLocation = () => getHistory().location;
const getPathname = () => getHistory().location.pathname;

export function useLocation(): Location {
  return useSyncExternalStore(subscribe, getLocation);
}

/** A value read from the URL. Renders only when the value changes. */
export function useLocationValue(read: () => string): string {
  return useSyncExternalStore(subscribe, read);
}

/** The current path. Query changes do not render. */
export const usePathname = (): string => useLocationValue(getPathname);

/** The current query; stable while the URL is unchanged. */
export function useQuery(): Query {
  const { search } = useLocation();
  return useMemo(() => parseQuery(search), [search]);
}

/**
 * Asks for confirmation before unsaved changes are lost, on navigation in the dashboard or on leaving the page.
 * `shouldConfirm` may allow some URLs; its `fallback` says whether the path changes at all.
 */
export function useConfirmUnsavedChanges(
  hasUnsavedChanges: boolean,
  shouldConfirm?: (url: URL, fallback: () => boolean) => boolean,
  message?: string,
): void {
  const needsConfirmation = useRef<(to: Location) => boolean>(() => true);
  useLayoutEffect(() => {
    needsConfirmation.current = (to) => {
      const changesPath = () => to.pathname !== getHistory().location.pathname;
      const url = new URL(`admin.php${to.search}${to.hash}`, window.location.href);
      return shouldConfirm ? shouldConfirm(url, changesPath) : changesPath();
    };
  }, [shouldConfirm]);

  // Saved changes can be left as soon as the page shows them as saved.
  useLayoutEffect(() => {
    if (!hasUnsavedChanges) return;
    const question = message ?? __('Changes you made may not be saved.', 'store-admin');
    let release = () => {};
    let stopWaiting = () => {};
    // The history also installs a `beforeunload` listener while navigation is blocked.
    const guard = () => {
      release = getHistory().block(({ location, retry }) => {
        if (needsConfirmation.current(location) && !window.confirm(question)) return;
        release();
        // Going back completes after `retry` returns, so the guard is restored on the next change.
        stopWaiting = getHistory().listen(() => {
          stopWaiting();
          guard();
        });
        retry();
      });
    };
    guard();
    return () => {
      stopWaiting();
      release();
    };
  }, [hasUnsavedChanges, message]);
}
