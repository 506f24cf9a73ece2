import { addAction, removeAction } from '@wordpress/hooks';
import { readHost } from '@admin/host';
import { tasksStore } from '@admin/store-tasks';
import { offerGlobals } from '../surface';
import { bootEarly } from './early';

const NAMESPACE = 'store-admin/globals';
const LEGACY_TASKS = 'woocommerce_admin_onboarding_task_list';

/**
 * Runs before the scripts of extensions: what they ask for is there when they are evaluated, and the dashboard, which
 * starts after them, goes on with the same data. Gives back the function which ends it.
 */
export function startGlobals(page: Window, isAlone: boolean): () => void {
  const { registry, stop } = bootEarly(readHost(page));
  offerGlobals(page, { registry, isAlone });
  let isPlanned = false;
  // The task lists came with the page, before any extension could say which tasks it adds.
  addAction('hookAdded', NAMESPACE, (hook: unknown) => {
    if (hook !== LEGACY_TASKS || isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      registry.invalidate(tasksStore).getTaskLists();
    });
  });
  return () => {
    removeAction('hookAdded', NAMESPACE);
    stop();
  };
}
