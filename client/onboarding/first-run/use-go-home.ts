import { useDispatch } from '@admin/data';
import { getHistory, getNewPath } from '@admin/navigation';
import { tasksStore } from '@admin/store-tasks';

/** Returns a function that opens the home screen, with a setup list that reflects the answers. */
export function useGoHome(): () => void {
  const { refreshTaskLists } = useDispatch(tasksStore);
  return () => {
    // If this fails, the lists are updated with the next load.
    refreshTaskLists().catch(() => undefined);
    getHistory().push(getNewPath({}, '/', {}));
  };
}
