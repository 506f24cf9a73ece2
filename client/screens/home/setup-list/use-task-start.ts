import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import type { Task, TaskList } from '@admin/store-tasks';
import { useTaskActions } from '../task-list/use-task-actions';

/** The payments provider has no task page: the header has the terms, and the provider's site does the rest. */
export const isPaymentsProvider = ({ id }: Pick<Task, 'id'>): boolean => id === 'woocommerce-payments';

/** Returns the handler for the button in a task's header; it resolves when the button can be pressed again. */
export function useTaskStart(list: TaskList) {
  const registry = useRegistry();
  const report = usePromiseNotice();
  const { goToTask, trackClick } = useTaskActions(list);

  async function connect(): Promise<void> {
    // Rarely used, so its code is loaded on demand.
    const { connectPaymentsProvider } = await import(
      /* webpackChunkName: "connect-provider" */ './connect-provider'
    );
    navigateTo({ url: await connectPaymentsProvider(registry) });
  }

  return async (task: Task): Promise<void> => {
    if (!isPaymentsProvider(task)) return goToTask(task);
    trackClick(task);
    await report(connect(), {
      failed: __(
        "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.",
        'store-admin',
      ),
    });
  };
}
