import { useSelect } from '@admin/data';
import { getHost } from '@admin/host';
import { tasksStore } from '@admin/store-tasks';
import { useIsIdle } from './use-is-idle';

const LIST = 'setup';

/**
 * When the shell may ask for the setup list. Lists that the page does not bring along are read when the browser has
 * nothing better to do, and not at all where the host says that setup is hidden.
 */
export function useSetupListTiming() {
  const isKnown = useSelect(
    (_, resolution) => resolution(tasksStore).getTaskLists().status === 'finished',
    [],
  );
  const isIdle = useIsIdle();
  const isExpected = isKnown || getHost().settings.visibleTaskListIds.includes(LIST);
  return { isExpected, isDue: isExpected && (isKnown || isIdle) };
}
