import { getOption, setOption } from '../site';
import { isMap } from '../rest';
import type { AdminPageContext } from './shared/admin-page-context';

/** Whoever says why they leave the form of the dashboard brings this along. */
const LEFT_EDITOR = 'new-product-experience-disabled';
const QUEUE = 'woocommerce_admin_transient_notices_queue';

/** Whether somebody who may edit products comes from the form of the dashboard, having said what they miss in it. */
export const hasLeftEditor = ({ url, can }: AdminPageContext): boolean =>
  url.searchParams.has(LEFT_EDITOR) && can('edit_products');

/**
 * Queues words of thanks for this user alone (contract, remaining screens, section 2.9).
 * @returns the address without what asked for them, so that loading it again does not thank again
 */
export function addFeedbackNotice({ store, session, url }: AdminPageContext): string {
  const queue = getOption(store.db, QUEUE);
  const id = `${LEFT_EDITOR}-${session.user.id}`;
  const notice = {
    id,
    status: 'success',
    content: "Thanks for the feedback. We'll put it to good use!",
    options: {},
    user_id: session.user.id,
  };
  setOption(store.db, QUEUE, { ...(isMap(queue) ? queue : {}), [id]: notice });
  const rest = new URL(url);
  rest.searchParams.delete(LEFT_EDITOR);
  return rest.pathname + rest.search;
}
