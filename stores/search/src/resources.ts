import { decodeEntities } from '@admin/format';
import { isRecord, type Query } from '@admin/http';
import type { FoundItem, Resource } from './types';

type Entry = Readonly<Record<string, unknown>>;

export interface ResourceRoute {
  path: string;
  /** What is asked for a text; `search` where nothing else is said. */
  toQuery?: (search: string) => Query;
  toItem: (entry: Entry) => FoundItem | undefined;
  /** Keys are words that are labels as well, so nothing needs to be asked about them. */
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

/** An item whose filter takes the word itself. A comma would make two of it. */
const word =
  (name: string) =>
  (entry: Entry): FoundItem | undefined => {
    const label = text(entry[name]);
    return label && !label.includes(',') ? { key: label, label } : undefined;
  };

const customersBy = (searchby: string, name: string): ResourceRoute => ({
  path: '/wc-analytics/customers',
  toQuery: (search) => ({ search, searchby }),
  toItem: word(name),
  isNamedByKey: true,
});

/** Where items are searched for, as the contract's list of searches has it. */
export const ROUTES: Readonly<Record<Resource, ResourceRoute>> = {
  products: {
    path: '/wc-analytics/products',
    toQuery: (search) => ({ search, orderby: 'popularity' }),
    toItem: named('name'),
  },
  variations: { path: '/wc-analytics/variations', toItem: named('name') },
  categories: {
    path: '/wc-analytics/products/categories',
    toQuery: (search) => ({ search, orderby: 'count', order: 'desc' }),
    toItem: named('name'),
  },
  coupons: { path: '/wc-analytics/coupons', toItem: named('code') },
  taxes: { path: '/wc-analytics/taxes', toItem: toTaxRate },
  customers: {
    path: '/wc-analytics/customers',
    toQuery: (search) => ({ search, searchby: 'name' }),
    toItem: named('name', 'email', 'username'),
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
  names: customersBy('name', 'name'),
  usernames: customersBy('username', 'username'),
  emails: customersBy('email', 'email'),
  downloadIps: {
    path: '/wc-analytics/data/download-ips',
    toQuery: (match) => ({ match }),
    toItem: word('user_ip_address'),
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
