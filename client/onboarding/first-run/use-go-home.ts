import { useDispatch } from '@admin/data';
import { getHistory, getNewPath } from '@admin/navigation';
import { tasksStore } from '@admin/store-tasks';

/** A function that leads home, where the setup list goes by what was answered. */
export function useGoHome(): () => void {
  const { refreshTaskLists } = useDispatch(tasksStore);
  return () => {
    // If this fails, the next reading tells.
    refreshTaskLists().catch(() => undefined);
    getHistory().push(getNewPath({}, '/', {}));
  };
}
