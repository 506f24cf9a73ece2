import type { StoreContext } from '../../context';
import { toAvatars } from '../../shared/avatars';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import type { TimeZone } from '../../shared/local-time';
import type { Meta } from '../../shared/meta';
import { toAddressRecord } from '../../shared/postal-address';
import { getCustomers } from './queries';
import type { Customer } from './queries';

const DAY_MS = 24 * 60 * 60 * 1000;

const NAME = ['first_name', 'last_name', 'company'];
const PLACE = ['address_1', 'address_2', 'city', 'postcode', 'country', 'state'];

/** Formats a customer for the REST API. */
export function toCustomerRecord(zone: TimeZone, customer: Customer): object {
  return {
    id: customer.id,
    date_created: toSiteDate(zone, customer.registeredAt),
    date_created_gmt: toGmtDate(customer.registeredAt),
    date_modified: toSiteDate(zone, customer.modifiedAt),
    date_modified_gmt: toGmtDate(customer.modifiedAt),
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    role: customer.role,
    username: customer.username,
    billing: toAddressRecord(customer.billing, [...NAME, ...PLACE, 'email', 'phone']),
    shipping: toAddressRecord(customer.shipping, [...NAME, ...PLACE, 'phone']),
    is_paying_customer: customer.isPaying,
    avatar_url: toAvatars(customer.displayName)['96'],
    meta_data: [...customer.meta, ...activity(customer)],
  };
}

/** Records of several users at once, by user ID. */
export function getRecordsOfUsers({ db }: StoreContext, ids: readonly number[]): Map<number, object> {
  const zone = getTimeZone(db);
  const customers = getCustomers(db, ids);
  return new Map([...customers].map(([id, customer]) => [id, toCustomerRecord(zone, customer)]));
}

/** The day of the user's last activity, as WooCommerce stores it: in seconds, as text. */
function activity({ lastActiveAt }: Customer): Meta[] {
  if (lastActiveAt === null) return [];
  const day = lastActiveAt - (lastActiveAt % DAY_MS);
  return [{ id: 0, key: 'wc_last_active', value: String(day / 1000) }];
}
