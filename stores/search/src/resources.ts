import { decodeEntities } from '@admin/format';
import { isWcVersion } from '@admin/host';
import { isRecord, type Query } from '@admin/http';
import { couponCode, productName, taxCode, variationName } from '@admin/store-reports';
import type { FoundItem, Resource } from './types';

type Entry = Readonly<Record<string, unknown>>;

export interface ResourceRoute {
  path: string;
  /** What is asked for a text; `search` where nothing else is said. Several answers are joined. */
  toQuery?: (search: string) => Query | readonly Query[];
  toItem: (entry: Entry) => FoundItem | undefined;
  /** What tells items of the same name apart. */
  toDetail?: (entry: Entry) => string;
  /** The report that names records which were deleted: it takes ids by this name. */
  deleted?: { report: string; idKey: string; toLabel: (row: Entry) => string };
  /** Keys are labels as well, so nothing needs to be asked about them. */
  isNamedByKey?: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? decodeEntities(value).trim() : '');

const idOf = ({ id }: Entry): string => (typeof id === 'number' ? String(id) : '');

/** An item that has a name and a number; those without either are left out. */
const named =
  (...names: readonly string[]) =>
  (entry: Entry): FoundItem | undefined => {
    const label = names.map((name) => text(entry[name])).find(Boolean);
    const key = idOf(entry);
    return key && label ? { key, label } : undefined;
  };

/**
 * Customers with a name, username or email, which the filters of these are given the ids of: WooCommerce before 10.7
 * takes nothing else, later versions take ids and texts.
 */
const customersBy = (searchby: 'name' | 'username' | 'email'): ResourceRoute => ({
  path: '/wc-analytics/customers',
  toQuery: (search) => ({ search, searchby }),
  toItem: named(searchby),
  toDetail: detailOfCustomer,
});

function detailOfCustomer(entry: Entry): string {
  return text(entry['email']) || text(entry['username']);
}

/** All three at once are known to WooCommerce since 8.0. */
function toCustomersQuery(search: string): Query | readonly Query[] {
  if (search === '') return { searchby: 'name' };
  return isWcVersion('8.0', '>=')
    ? { search, searchby: 'all' }
    : ['name', 'username', 'email'].map((searchby) => ({ search, searchby }));
}

/** Where items are searched for, as the contract's list of searches has it. */
export const ROUTES: Readonly<Record<Resource, ResourceRoute>> = {
  products: {
    path: '/wc-analytics/products',
    toQuery: (search) => ({ search, orderby: 'popularity' }),
    toItem: named('name'),
    deleted: { report: 'products', idKey: 'product_id', toLabel: productName },
  },
  variations: {
    path: '/wc-analytics/variations',
    toItem: named('name'),
    deleted: { report: 'variations', idKey: 'variation_id', toLabel: variationName },
  },
  categories: {
    path: '/wc-analytics/products/categories',
    toQuery: (search) => ({ search, orderby: 'count', order: 'desc' }),
    toItem: named('name'),
  },
  coupons: {
    path: '/wc-analytics/coupons',
    toItem: named('code'),
    deleted: { report: 'coupons', idKey: 'coupon_id', toLabel: couponCode },
  },
  taxes: {
    path: '/wc-analytics/taxes',
    toItem: toTaxRate,
    deleted: { report: 'taxes', idKey: 'tax_rate_id', toLabel: taxCode },
  },
  customers: {
    path: '/wc-analytics/customers',
    toQuery: toCustomersQuery,
    toItem: named('name', 'email', 'username'),
    toDetail: detailOfCustomer,
  },
  orders: {
    path: '/wc-analytics/orders',
    toQuery: (search) => ({ number: search }),
    toItem: named('number'),
  },
  placedOrders: {
    path: '/wc-analytics/orders',
    toQuery: (search) => ({
      search: search.replace(/^#/, ''),
      orderby: 'date',
      order: 'desc',
      _fields: ['id', 'number', 'billing'],
    }),
    toItem: toPlacedOrder,
  },
  attributes: { path: '/wc-analytics/products/attributes', toItem: named('name') },
  names: customersBy('name'),
  usernames: customersBy('username'),
  emails: customersBy('email'),
  downloadIps: {
    path: '/wc-analytics/data/download-ips',
    toQuery: (match) => ({ match }),
    toItem: (entry) => {
      const label = text(entry['user_ip_address']);
      return label ? { key: label, label } : undefined;
    },
    isNamedByKey: true,
  },
};

/** `#1234 Ann Lee`; the name alone is missing where a guest left none. */
function toPlacedOrder(entry: Entry): FoundItem | undefined {
  const key = idOf(entry);
  const billing = isRecord(entry['billing']) ? entry['billing'] : {};
  const parts = [`#${text(entry['number']) || key}`, text(billing['first_name']), text(billing['last_name'])];
  return key ? { key, label: parts.filter(Boolean).join(' ') } : undefined;
}

/** Tax rates are known by their code: `US-CA-STATE TAX-1`. */
function toTaxRate(entry: Entry): FoundItem | undefined {
  const key = idOf(entry);
  const { priority } = entry;
  const parts = [
    text(entry['country']),
    text(entry['state']),
    text(entry['name']) || 'TAX',
    String(priority),
  ];
  return key && typeof priority === 'number'
    ? { key, label: parts.filter(Boolean).join('-').toUpperCase() }
    : undefined;
}
