import { useEffect } from 'react';
import { useDispatch } from '@admin/data';
import { tasksStore } from '@admin/store-tasks';

/**
 * Reads the lists again when the user comes back to this page: from another tab, or by the browser's Back
 * button, which shows the page as it was left. A task may have been done meanwhile.
 */
export function useFreshTaskLists(): void {
  const { refreshTaskLists } = useDispatch(tasksStore);
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
