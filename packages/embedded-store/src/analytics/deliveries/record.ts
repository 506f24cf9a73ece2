import type { StoreContext } from '../../context';
import { can, getUser } from '../../accounts';
import { toGmtDate } from '../../shared/dates';
import type { User } from '../../accounts';
import { listUnreadFailures } from './failure-notes';
import { canManage } from './permissions';
import { listDeliveries } from './queries';
import type { Delivery } from './queries';
import { listSends } from './send-queries';
import type { Send } from './send-queries';
import { translateData } from '../../i18n';

/** A delivery as the REST API returns it. */
export function toDeliveryRecord({ db }: StoreContext, delivery: Delivery): object {
  const { id, name, content, recipients, refused, frequency, weekday, monthDay, time, isPaused, nextAt } =
    delivery;
  const [last] = listSends(db, id, 1);
  return {
    id,
    name,
    owner: getUser(db, delivery.ownerId)?.displayName ?? '',
    content,
    recipients: recipients.map((address) => ({ address, has_ended: refused.includes(address) })),
    frequency,
    weekday,
    month_day: monthDay,
    time,
    is_paused: isPaused,
    next_at_gmt: isPaused ? null : toGmtDate(nextAt),
    last_send: last ? toSendRecord(last) : null,
    has_unread_failure: listUnreadFailures(db).has(id),
  };
}

/** One send of a delivery. Reasons are stored in English, because the worker serves no user. */
export const toSendRecord = ({ id, cause, dueAt, state, reason, mails }: Send): object => ({
  id,
  cause,
  due_at_gmt: toGmtDate(dueAt),
  state,
  reason: translateData(reason),
  mails: mails.map(({ address, state: mailState, reason: why }) => ({
    address,
    state: mailState,
    reason: translateData(why),
  })),
});

/** Failed deliveries that pages show to a user until they are read. */
export function listFailedDeliveries({ db }: StoreContext, user: User): object[] {
  const unread = listUnreadFailures(db);
  if (unread.size === 0 || !can(user, 'view_woocommerce_reports')) return [];
  return listDeliveries(db, canManage(user) ? undefined : user.id)
    .filter(({ id }) => unread.has(id))
    .map(({ id, name, content }) => ({ id, name, path: content.path }));
}
