import { isWcVersion } from '@admin/host';
import type { Query } from '@admin/http';
import { couponCode, productName, taxCode, variationName, type ReportRow } from '@admin/store-reports';
import type { Entry } from './schemas';
import type { FoundItem, Resource } from './types';

export interface ResourceRoute {
  path: string;
  /** Query parameters for a text; `search` by default. Responses of several queries are merged. */
  toQuery?: (search: string) => Query | readonly Query[];
  toItem: (entry: Entry) => FoundItem | undefined;
  /** Distinguishes items with the same name. */
  toDetail?: (entry: Entry) => string;
  /** The report that knows deleted records' names, and its parameter for ids. */
  deleted?: { report: string; idKey: string; toLabel: (row: ReportRow) => string };
  /** The key is also the label, so no request is needed. */
  isNamedByKey?: boolean;
}

/** An item with a name and an id; others are left out. */
const named =
  (...names: readonly ('name' | 'code' | 'number' | 'email' | 'username')[]) =>
  (entry: Entry): FoundItem | undefined => {
    const label = names.map((name) => entry[name]).find(Boolean);
    return entry.id && label ? { key: entry.id, label } : undefined;
  };

/**
 * Customers by name, username or email. The filters use their ids: WooCommerce before 10.7 accepts nothing else, later
 * versions accept ids and text.
 */
const customersBy = (searchby: 'name' | 'username' | 'email'): ResourceRoute => ({
  path: '/wc-analytics/customers',
  toQuery: (search) => ({ search, searchby }),
  toItem: named(searchby),
  toDetail: detailOfCustomer,
});

function detailOfCustomer({ email, username }: Entry): string {
  return email || username;
}

/** WooCommerce since 8.0 can search all three at once. */
function toCustomersQuery(search: string): Query | readonly Query[] {
  if (search === '') return { searchby: 'name' };
  return isWcVersion('8.0', '>=')
    ? { search, searchby: 'all' }
    : ['name', 'username', 'email'].map((searchby) => ({ search, searchby }));
}

/** The searchable resources, from the contract's list of searches. */
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
    toItem: ({ user_ip_address: label }) => (label ? { key: label, label } : undefined),
    isNamedByKey: true,
  },
};

/** `#1234 Ann Lee`; only the number if a guest left no name. */
function toPlacedOrder({ id, number, billing }: Entry): FoundItem | undefined {
  const parts = [`#${number || id}`, billing?.first_name, billing?.last_name];
  return id ? { key: id, label: parts.filter(Boolean).join(' ') } : undefined;
}

/** Tax rates are identified by their code: `US-CA-STATE TAX-1`. */
function toTaxRate({ id, country, state, name, priority }: Entry): FoundItem | undefined {
  if (!id || priority === undefined) return undefined;
  const parts = [country, state, name || 'TAX', String(priority)];
  return { key: id, label: parts.filter(Boolean).join('-').toUpperCase() };
}
