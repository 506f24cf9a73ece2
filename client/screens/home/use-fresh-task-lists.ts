import { useEffect, useRef } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { getHistory } from '@admin/navigation';
import { tasksStore } from '@admin/store-tasks';

/** What `history` calls the place at which a page was opened. */
const FIRST_PLACE = 'default';

/**
 * Reads the lists again, behind what is shown, when the user comes back to them: from another screen or another
 * tab, or by the browser's Back button, which shows the page as it was left. A task may have been done meanwhile.
 * @param areKnown whether there are lists to show; without any they are being read anyway.
 */
export function useFreshTaskLists(areKnown: boolean): void {
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
}
