import type { StoreDatabase } from '../../../database';
import { getCountries } from '../../../reference';
import { getOrderStatuses, type Order } from '../../../resources/orders';
import { findUsers } from '../../../resources/users';
import { type Fields, toFields } from '../form/draft-fields';
import type { FormField } from '../form/field';

/** As many users as a list to choose from can hold; a shop with more finds its orders by searching. */
const MOST_USERS = 500;

const PERSON = {
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  address_1: 'Address line 1',
  address_2: 'Address line 2',
  city: 'City',
  postcode: 'Postcode / ZIP',
  country: 'Country / Region',
  state: 'State / County',
  phone: 'Phone',
};

export const ADDRESSES = {
  billing: { title: 'Billing', members: { ...PERSON, email: 'Email address' } },
  shipping: { title: 'Shipping', members: PERSON },
} as const;

export type AddressKind = keyof typeof ADDRESSES;

/** Name of an address field on the platform's form. */
export function addressField(kind: AddressKind, member: string): string {
  return `_${kind}_${member}`;
}

export function orderFields(db: StoreDatabase, order: Order): Fields {
  const { users } = findUsers(db, { search: '', offset: 0, limit: MOST_USERS });
  const customers = Object.fromEntries(
    users.map(({ id, displayName, email }) => [String(id), `${displayName} (${email})`]),
  );
  const statuses = getOrderStatuses(db);
  return toFields([
    {
      id: 'order_status',
      label: 'Status',
      type: 'select',
      value: order.status,
      // Those a person gives, and the one it has.
      options: Object.hasOwn(statuses, order.status)
        ? statuses
        : { [order.status]: order.status, ...statuses },
    },
    {
      id: 'customer_user',
      label: 'Customer',
      type: 'select',
      value: String(order.customerId ?? 0),
      options: { '0': 'Guest', ...customers },
    },
    { id: 'excerpt', label: 'Note of the customer', type: 'textarea', value: order.customerNote },
    ...addressFields('billing', order.billing),
    ...addressFields('shipping', order.shipping),
  ]);
}

function addressFields(kind: AddressKind, address: Order['billing']): FormField[] {
  const countries = Object.fromEntries(getCountries().map(({ code, name }) => [code, name]));
  return Object.entries(ADDRESSES[kind].members).map(([member, label]): FormField => {
    const field = { id: addressField(kind, member), label, value: address[member] ?? '' };
    if (member !== 'country') return { ...field, type: member === 'email' ? 'email' : 'text' };
    return { ...field, type: 'select', options: { '': 'Choose a country / region', ...countries } };
  });
}

/** What a call says of the fields that were changed. */
export function toMembers(changed: readonly FormField[]): Record<string, unknown> {
  const byId = new Map(changed.map(({ id, value }) => [id, value]));
  const address = (kind: AddressKind) =>
    Object.fromEntries(
      Object.keys(ADDRESSES[kind].members).flatMap((member) => {
        const value = byId.get(addressField(kind, member));
        return value === undefined ? [] : [[member, value]];
      }),
    );
  const [billing, shipping] = [address('billing'), address('shipping')];
  return {
    ...(byId.has('order_status') && { status: byId.get('order_status') }),
    ...(byId.has('customer_user') && { customer_id: Number(byId.get('customer_user')) }),
    ...(byId.has('excerpt') && { customer_note: byId.get('excerpt') }),
    ...(Object.keys(billing).length > 0 && { billing }),
    ...(Object.keys(shipping).length > 0 && { shipping }),
  };
}
