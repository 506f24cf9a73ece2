import { can } from '../../accounts';
import { describeInvalid, getCaller, RestError } from '../../rest';
import type { RestRequest } from '../../rest';
import type { User } from '../../accounts';
import { getDelivery } from './queries';
import type { Delivery } from './queries';
import { __, sprintf } from '../../i18n';

/** Users who manage the store see all deliveries; users who can only read reports see their own. */
export const canManage = (user: User): boolean => can(user, 'manage_woocommerce');

export const notFound = () =>
  new RestError(404, 'store_admin_no_delivery', __('Scheduled report not found.', 'store-admin'));

/**
 * Finds the delivery that the request names. For users who don't manage the store, other users' deliveries don't exist.
 */
export function findForCaller(request: RestRequest): Delivery {
  const user = getCaller(request);
  const delivery = getDelivery(request.context.db, Number(request.param('id')));
  if (!delivery || (delivery.ownerId !== user.id && !canManage(user))) throw notFound();
  return delivery;
}

/**
 * A read-only account must not be able to mail the store's data to arbitrary addresses. The delivery's owner decides
 * this, not the user who edits it.
 */
export function requireOwner(owner: User, caller: User, recipients: readonly string[]): void {
  if (canManage(owner) || recipients.every((each) => each.toLowerCase() === owner.email.toLowerCase()))
    return;
  const sentence =
    owner.id === caller.id
      ? __('You can send reports to your own address only.', 'store-admin')
      : sprintf(
          /* translators: 1: name of a user, 2: the user's email address */
          __(
            'The reports of %1$s can be sent to %2$s only. Schedule your own report to send it to others.',
            'store-admin',
          ),
          owner.displayName,
          owner.email,
        );
  throw new RestError(400, 'rest_invalid_param', describeInvalid('recipients'), {
    params: { recipients: sentence },
    details: [],
  });
}
