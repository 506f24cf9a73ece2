import { useEffect, useRef } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { getHistory } from '@admin/navigation';
import { getNextDue, tasksStore, type TaskList } from '@admin/store-tasks';

/** Browsers store timer delays as 32-bit integers of milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The key that `history` gives the first location of a page. */
const FIRST_PLACE = 'default';

/**
 * Refreshes the lists in the background when the user returns from another screen or another tab, or by the browser's
 * Back button, which restores the page as it was: a task may have been completed meanwhile. Also refreshes when a
 * snoozed task is due, on a screen left open overnight.
 * @param lists those to show; without any they are being read anyway
 */
export function useFreshTaskLists(lists: readonly TaskList[] | undefined): void {
  const areKnown = lists !== undefined;
  const { refreshTaskLists } = useDispatch(tasksStore);
  // A save returns the updated lists itself.
  const isSaving = useSelect((select) => select(tasksStore).isSaving());
  const isRevisit = useRef(areKnown && !isSaving && getHistory().location.key !== FIRST_PLACE);

  useEffect(() => {
    if (!isRevisit.current) return;
    isRevisit.current = false;
    refreshTaskLists().catch(() => undefined);
  }, [refreshTaskLists]);

  useEffect(() => {
    const readAgain = () => {
      // A failed background refresh keeps the current lists and shows no error.
      refreshTaskLists().catch(() => undefined);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) readAgain();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onShow);
    };
  }, [refreshTaskLists]);

  // Without the server's clock, the browser's is good enough: it only decides when to refresh.
  const difference = useSelect((select) => select(tasksStore).getClockDifference()) ?? 0;
  useEffect(() => {
    const now = Date.now() + difference;
    const due = lists && getNextDue(lists, now);
    if (due === undefined) return undefined;
    const readAgain = () => {
      refreshTaskLists().catch(() => undefined);
    };
    const timer = setTimeout(readAgain, Math.min(due - now, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [lists, difference, refreshTaskLists]);
}
