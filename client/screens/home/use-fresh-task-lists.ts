import { useEffect, useRef } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { getHistory } from '@admin/navigation';
import { getNextDue, tasksStore, type TaskList } from '@admin/store-tasks';

/** Browsers count milliseconds in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What `history` calls the place at which a page was opened. */
const FIRST_PLACE = 'default';

/**
 * Reads the lists again, behind what is shown, when the user comes back to them: from another screen or another
 * tab, or by the browser's Back button, which shows the page as it was left. A task may have been done meanwhile.
 * And when a task that was put off is due, on a screen that was left open over night.
 * @param lists those to show; without any they are being read anyway
 */
export function useFreshTaskLists(lists: readonly TaskList[] | undefined): void {
  const areKnown = lists !== undefined;
  const { refreshTaskLists } = useDispatch(tasksStore);
  // What is being saved brings newer lists by itself.
  const isSaving = useSelect((select) => select(tasksStore).isSaving());
  const isRevisit = useRef(areKnown && !isSaving && getHistory().location.key !== FIRST_PLACE);

  useEffect(() => {
    if (!isRevisit.current) return;
    isRevisit.current = false;
    refreshTaskLists().catch(() => undefined);
  }, [refreshTaskLists]);

  useEffect(() => {
    const readAgain = () => {
      // What is shown stays as it is when that fails; nobody asked for it.
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

  // Where the server's clock is not known the browser's will do: it only decides when to ask.
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
