import { getTextOption } from '../../site';
import { getTaskLists } from '../../onboarding';
import type { AdminPageContext } from '../shared/admin-page-context';

/**
 * Whether the client will show the setup reminder on this page, so that its space is reserved from the start: after
 * setup has begun, until it is finished, hidden or dismissed, and not on the home screen.
 */
export function showsSetupReminder(context: AdminPageContext): boolean {
  const { store, session, url } = context;
  const isHome = url.searchParams.get('page') === 'wc-admin' && (url.searchParams.get('path') || '/') === '/';
  if (isHome || !context.can('manage_woocommerce')) return false;
  if (getTextOption(store.db, 'woocommerce_task_list_reminder_bar_hidden') === 'yes') return false;
  const list = getTaskLists(store, session.user).find(({ id }) => id === 'setup');
  if (!list?.isVisible) return false;
  const states = list.tasks
    .filter(({ isDismissed, snoozedUntil }) => !isDismissed && snoozedUntil === null)
    .map(({ isComplete }) => isComplete);
  return states.includes(true) && states.includes(false);
}
