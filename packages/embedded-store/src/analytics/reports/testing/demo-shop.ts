import type { StoreContext } from '../../../context';
import { all, first, integer, openDatabase } from '../../../database';
import { isMap, parseParameters } from '../../../rest';
import type { RestResponse } from '../../../rest';
import { dispatch } from '../../../rest/dispatch';
import { router } from '../../../routes';
import { seedDemoStore } from '../../../seed';
import { updateTimeZone } from '../../../sales/analytics-tables/time-zone-change';
import { getFeatures } from '../../../site/features';
import { setOption } from '../../../site/options/queries';
import { createUser } from '../../../accounts';
import type { ReportView } from './expected-totals';
import { readList, readOrders } from './read-orders';
import { recordAllOrders } from '../../../sales/analytics-tables/record-order';
import type { FetchJson, History } from './expect-reports';

/** The initial time of the demo store's clock. */
const NOW = new Date('2026-11-20T10:30:00Z');

/** The demo store in memory, with an administrator's access. For tests. */
export interface DemoShop {
  context: StoreContext;
  /** All orders, products and downloads, as read from the REST API. */
  history: History;
  /** Calls the REST API as the administrator. */
  call(method: string, address: string, json?: object): RestResponse;
  /** Reads JSON from the REST API; `undefined` if not found. Any other error fails the test. */
  fetchJson: FetchJson;
  /** Applies the report settings of a view. */
  lookAt(view: ReportView): void;
  /** Advances the store's clock. */
  advance(milliseconds: number): void;
}

export function openDemoShop(orders: number): DemoShop {
  const db = openDatabase(':memory:');
  let now = NOW.getTime();
  const context: StoreContext = {
    db,
    clock: () => new Date(now),
    features: getFeatures([]),
    assets: {
      manifest: () => ({ version: '', entrypoints: { dashboard: [], embedded: [] }, chunks: {}, routes: {} }),
      read: () => undefined,
    },
    translations: { list: () => [], get: () => undefined },
    siteUrl: 'http://127.0.0.1',
    report(error) {
      throw error;
    },
  };
  const user = createUser(db, {
    login: 'owner',
    password: undefined,
    email: 'owner@example.com',
    role: 'administrator',
    registeredAt: NOW,
  });
  // As in an installed store: everything is recorded in the store's time zone.
  updateTimeZone(db);
  seedDemoStore(db, { now: NOW, orders });
  const call: DemoShop['call'] = (method, address, json) => {
    const [path = '', text = ''] = address.split('?');
    return dispatch(context, router, { method, path, query: parseParameters(text), json, user });
  };
  const fetchJson: FetchJson = (address) => {
    const { status, body } = call('GET', address);
    if (status === 404) return undefined;
    expect([address, status]).toEqual([address, 200]);
    return JSON.parse(JSON.stringify(body));
  };
  return {
    context,
    history: readHistory(context, fetchJson),
    call,
    fetchJson,
    lookAt({ zone, excluded, dateType }) {
      setOption(db, 'timezone_string', zone);
      const update = [
        { id: 'woocommerce_excluded_report_order_statuses', value: excluded },
        { id: 'woocommerce_date_type', value: dateType },
      ];
      call('POST', '/wc-analytics/settings/wc_admin/batch', { update });
      // The statuses apply to orders that are recorded from then on.
      recordAllOrders(db);
    },
    advance: (milliseconds) => void (now += milliseconds),
  };
}

/** Reads orders, products and customers from the REST API. Downloads are only available in reports. */
function readHistory({ db }: StoreContext, fetchJson: FetchJson): History {
  const last = integer(first(db, 'SELECT max(id) AS last FROM orders'), 'last');
  const goods = readList(fetchJson, '/wc/v3/products?status=any');
  const categoriesOf = (categories: unknown) =>
    Array.isArray(categories) ? categories.filter(isMap).map(({ id }) => Number(id)) : [];
  return {
    entries: readOrders(fetchJson, last),
    downloads: all(db, 'SELECT id, created_at FROM download_stats').map((row) => ({
      id: integer(row, 'id'),
      moment: integer(row, 'created_at'),
    })),
    members: readList(fetchJson, '/wc/v3/customers?').map(({ id }) => `user ${Number(id)}`),
    categories: new Map(goods.map(({ id, categories }) => [Number(id), categoriesOf(categories)])),
  };
}
