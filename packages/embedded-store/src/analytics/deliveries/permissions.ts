import { can } from '../../accounts';
import { getCaller, RestError } from '../../rest';
import type { RestRequest } from '../../rest';
import type { User } from '../../accounts';
import { getDelivery } from './queries';
import type { Delivery } from './queries';

/** Who manages the shop sees all deliveries; who may only read reports sees their own. */
export const canManage = (user: User): boolean => can(user, 'manage_woocommerce');

export const notFound = () => new RestError(404, 'store_admin_no_delivery', 'Scheduled report not found.');

/** The delivery that a call names. What is somebody else's is not there for those who do not manage the shop. */
export function findForCaller(request: RestRequest): Delivery {
  const user = getCaller(request);
  const delivery = getDelivery(request.context.db, Number(request.param('id')));
  if (!delivery || (delivery.ownerId !== user.id && !canManage(user))) throw notFound();
  return delivery;
}

/**
 * An account that only reads must not be a way to mail the shop's figures to anybody. Whose delivery it is counts, not who
 * changes it.
 */
export function requireOwner(owner: User, caller: User, recipients: readonly string[]): void {
  if (canManage(owner) || recipients.every((each) => each.toLowerCase() === owner.email.toLowerCase()))
    return;
  const sentence =
    owner.id === caller.id
      ? 'You can send reports to your own address only.'
      : `The reports of ${owner.displayName} can be sent to ${owner.email} only. Schedule your own report to send it to others.`;
  throw new RestError(400, 'rest_invalid_param', 'Invalid parameter(s): recipients', {
    params: { recipients: sentence },
    details: [],
  });
}
