import { getOption, setOption } from '../site';
import { isMap } from '../rest';
import type { AdminPageContext } from './shared/admin-page-context';
import { __ } from '../i18n';

/** The parameter that a feedback form adds when a user leaves the dashboard's product form. */
const LEFT_EDITOR = 'new-product-experience-disabled';
const QUEUE = 'woocommerce_admin_transient_notices_queue';

/** Whether a user who can edit products comes from the dashboard's product form after giving feedback. */
export const hasLeftEditor = ({ url, can }: AdminPageContext): boolean =>
  url.searchParams.has(LEFT_EDITOR) && can('edit_products');

/**
 * Queues a thank-you notice for this user only (contract, remaining screens, section 2.9).
 * @returns the URL without the parameter that triggered it, so that a reload does not show the notice again
 */
export function addFeedbackNotice({ store, session, url }: AdminPageContext): string {
  const queue = getOption(store.db, QUEUE);
  const id = `${LEFT_EDITOR}-${session.user.id}`;
  const notice = {
    id,
    status: 'success',
    content: __("Thanks for the feedback. We'll put it to good use!", 'store-admin'),
    options: {},
    user_id: session.user.id,
  };
  setOption(store.db, QUEUE, { ...(isMap(queue) ? queue : {}), [id]: notice });
  const rest = new URL(url);
  rest.searchParams.delete(LEFT_EDITOR);
  return rest.pathname + rest.search;
}
