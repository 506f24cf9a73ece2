import { useSelect } from '@admin/data';
import { getHost } from '@admin/host';
import { tasksStore } from '@admin/store-tasks';
import { useIsIdle } from './use-is-idle';

const LIST = 'setup';

/**
 * Decides when the shell may request the setup list. Lists that aren't preloaded are requested when the browser is
 * idle, and not at all if the host says that setup is hidden.
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
