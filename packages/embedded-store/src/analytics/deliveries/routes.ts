import type { StoreContext } from '../../context';
import { getCaller, requireCapability, RestError, route, UPDATE } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { findUsers, getUser } from '../../accounts';
import { getTimeZone } from '../../site';
import type { User } from '../../accounts';
import { changeArgs, newDeliveryArgs, newPreviewArgs, previewArgs } from './arguments';
import { getReportOwner } from './delivery-worker';
import { markFailuresRead } from './failure-notes';
import { removeUnsubscribeLine, formatTexts } from './message';
import { findForCaller, canManage, notFound, requireOwner } from './permissions';
import {
  addDelivery,
  changeDelivery,
  countDeliveries,
  deleteDelivery,
  listDeliveries,
  MAX_DELIVERIES,
  MAX_RECIPIENTS,
} from './queries';
import type { Delivery } from './queries';
import { readReport } from './read-report';
import { toDeliveryRecord, toSendRecord } from './record';
import { getSend, hasReaders, exceedsQuota, listSends, queueSend, retrySend } from './send-queries';
import { __, sprintf } from '../../i18n';

const ROOT = '/store-admin/v1/deliveries';
const ONE = `${ROOT}/{id:digits}`;

/** Maximum number of users suggested as recipients. */
const MAX_USERS = 100;

/** Reports by email; see `permissions.ts` for who can access which. */
export const deliveryRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ROOT,
    permission: requireCapability('view_woocommerce_reports', 'list'),
    handler(request) {
      const user = getCaller(request);
      const { context } = request;
      return listDeliveries(context.db, canManage(user) ? undefined : user.id).map((each) =>
        toDeliveryRecord(context, each),
      );
    },
  }),
  route({
    method: UPDATE,
    path: ROOT,
    args: newDeliveryArgs,
    permission: requireCapability('view_woocommerce_reports', 'create'),
    handler(request) {
      const { context, args } = request;
      const user = getCaller(request);
      if (countDeliveries(context.db, user.id) >= MAX_DELIVERIES) {
        throw new RestError(
          409,
          'store_admin_too_many_deliveries',
          sprintf(
            /* translators: %d: number of scheduled reports */
            __('You can have up to %d scheduled reports. Delete one to add another.', 'store-admin'),
            MAX_DELIVERIES,
          ),
        );
      }
      requireOwner(user, user, args.recipients);
      const { month_day: monthDay, ...rest } = args;
      return toDeliveryRecord(
        context,
        addDelivery(context.db, user.id, { ...rest, monthDay }, context.clock().getTime()),
      );
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/options`,
    permission: requireCapability('view_woocommerce_reports', 'view'),
    handler: (request) => describeOptions(request.context, getCaller(request)),
  }),
  route({
    method: UPDATE,
    path: `${ROOT}/read`,
    permission: requireCapability('view_woocommerce_reports', 'view'),
    handler(request) {
      const user = getCaller(request);
      const { db } = request.context;
      const seen = listDeliveries(db, canManage(user) ? undefined : user.id);
      markFailuresRead(
        db,
        seen.map(({ id }) => id),
      );
      return { read: true };
    },
  }),
  route({
    method: UPDATE,
    path: `${ROOT}/preview`,
    args: newPreviewArgs,
    permission: requireCapability('view_woocommerce_reports', 'view'),
    handler: (request) => preview(request, { ...request.args, ownerId: getCaller(request).id }),
  }),
  route({
    method: UPDATE,
    path: `${ONE}/preview`,
    args: previewArgs,
    permission: requireCapability('view_woocommerce_reports', 'view'),
    handler(request) {
      const { name, content, ownerId } = findForCaller(request);
      return preview(request, {
        name: request.args.name ?? name,
        content: request.args.content ?? content,
        ownerId,
      });
    },
  }),
  route({
    method: 'GET',
    path: ONE,
    permission: requireCapability('view_woocommerce_reports', 'view'),
    handler: (request) => toDeliveryRecord(request.context, findForCaller(request)),
  }),
  route({
    method: UPDATE,
    path: ONE,
    args: changeArgs,
    permission: requireCapability('view_woocommerce_reports', 'edit'),
    handler(request) {
      const { context, args } = request;
      const delivery = findForCaller(request);
      const owner = getUser(context.db, delivery.ownerId);
      if (args.recipients && owner) requireOwner(owner, getCaller(request), args.recipients);
      const { month_day: monthDay, is_paused: isPaused, ...rest } = args;
      const given = Object.entries({ ...rest, monthDay, isPaused }).filter(
        ([, value]) => value !== undefined,
      );
      return toDeliveryRecord(
        context,
        changeDelivery(context.db, delivery, Object.fromEntries(given), context.clock().getTime()),
      );
    },
  }),
  route({
    method: 'DELETE',
    path: ONE,
    permission: requireCapability('view_woocommerce_reports', 'delete'),
    handler(request) {
      const { context } = request;
      const delivery = findForCaller(request);
      const previous = toDeliveryRecord(context, delivery);
      deleteDelivery(context.db, delivery.id);
      return { deleted: true, previous };
    },
  }),
  route({
    method: UPDATE,
    path: `${ONE}/send`,
    permission: requireCapability('view_woocommerce_reports', 'edit'),
    handler(request) {
      const { context } = request;
      const delivery = findForCaller(request);
      const now = context.clock().getTime();
      if (!hasReaders(delivery)) {
        throw new RestError(
          409,
          'store_admin_nobody',
          __('All recipients of this report have unsubscribed.', 'store-admin'),
        );
      }
      const send = queueSend(context.db, delivery, now);
      if (!send) throw tooOften();
      return toSendRecord(send);
    },
  }),
  route({
    method: 'GET',
    path: `${ONE}/sends`,
    permission: requireCapability('view_woocommerce_reports', 'view'),
    handler: (request) => listSends(request.context.db, findForCaller(request).id).map(toSendRecord),
  }),
  route({
    method: UPDATE,
    path: `${ONE}/sends/{send:digits}/retry`,
    permission: requireCapability('view_woocommerce_reports', 'edit'),
    handler(request) {
      const { context, param } = request;
      const { db } = context;
      const delivery = findForCaller(request);
      const send = getSend(db, delivery.id, Number(param('send')));
      if (!send) throw notFound();
      if (send.state !== 'waiting' && send.state !== 'sending') {
        const now = context.clock().getTime();
        if (exceedsQuota(db, delivery.ownerId, 'person', now)) throw tooOften();
        if (!retrySend(db, send, delivery, now)) {
          throw new RestError(
            409,
            'store_admin_nothing_failed',
            __('There are no failed emails to resend.', 'store-admin'),
          );
        }
      }
      return toSendRecord(getSend(db, delivery.id, send.id) ?? send);
    },
  }),
];

/** The mail as it would be sent now. The caller may view reports like the owner, and reports are the same for both. */
function preview(
  { context, dispatch }: RestRequest,
  delivery: Pick<Delivery, 'name' | 'content' | 'ownerId'>,
): object {
  const read = (path: string) => dispatch({ method: 'GET', path });
  try {
    const owner = getReportOwner(context.db, delivery);
    const report = readReport(context, read, delivery.content);
    const { subject, text } = formatTexts(context, { delivery, owner, ...report });
    return { subject, text: removeUnsubscribeLine(text) };
  } catch (error) {
    // Its code and details describe the request of the report.
    if (error instanceof RestError) throw new RestError(400, 'store_admin_no_report', error.message);
    throw error;
  }
}

const tooOften = () =>
  new RestError(
    429,
    'store_admin_too_often',
    __('Too many reports were sent in the last hour. Please try again later.', 'store-admin'),
  );

function describeOptions({ db, sendsMail }: StoreContext, user: User): object {
  const people = canManage(user)
    ? findUsers(db, { search: '', capability: 'view_woocommerce_reports', offset: 0, limit: MAX_USERS }).users
    : [user];
  const zone = getTimeZone(db);
  return {
    people: people.map(({ displayName, email: address }) => ({ name: displayName, address })),
    may_choose_anyone: canManage(user),
    most_recipients: MAX_RECIPIENTS,
    own_address: user.email,
    time_zone: typeof zone === 'string' ? zone : '',
    outbox_url: sendsMail || !canManage(user) ? '' : '/store/outbox',
    sends_mail: sendsMail === true,
  };
}
