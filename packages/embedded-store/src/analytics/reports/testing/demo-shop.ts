import type { StoreContext } from '../../../context';
import { all, first, integer, openDatabase } from '../../../database';
import { isMap, parseParameters } from '../../../rest';
import type { RestResponse } from '../../../rest';
import { dispatch } from '../../../rest/dispatch';
import { router } from '../../../routes';
import { seedDemoShop } from '../../../seed';
import { updateTimeZone } from '../../../sales/analytics-tables/time-zone-change';
import { getFeatures } from '../../../site/features/queries';
import { setOption } from '../../../site/options/queries';
import { createUser } from '../../../accounts';
import type { LedgerView } from './expected-totals';
import { readList, readOrders } from './read-orders';
import type { Ask, History } from './expect-reports';

/** When the demo shop is opened. */
const NOW = new Date('2026-11-20T10:30:00Z');

/** The demo shop in memory, with its owner. For tests. */
export interface DemoShop {
  context: StoreContext;
  /** Everything that happened, as the REST API tells it. */
  history: History;
  /** A call of the owner. */
  call(method: string, address: string, json?: object): RestResponse;
  /** What is read there, as JSON has it; `undefined` for what is not there. Anything else fails the test. */
  ask: Ask;
  /** Has the shop told as that view wants it. */
  lookAt(view: LedgerView): void;
  /** Moves the shop's clock. */
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
  // As an installed store does: everything is recorded in the zone of the shop.
  updateTimeZone(db);
  seedDemoShop(db, { now: NOW, orders });
  const call: DemoShop['call'] = (method, address, json) => {
    const [path = '', text = ''] = address.split('?');
    return dispatch(context, router, { method, path, query: parseParameters(text), json, user });
  };
  const ask: Ask = (address) => {
    const { status, body } = call('GET', address);
    if (status === 404) return undefined;
    expect([address, status]).toEqual([address, 200]);
    return JSON.parse(JSON.stringify(body));
  };
  return {
    context,
    history: readHistory(context, ask),
    call,
    ask,
    lookAt({ zone, excluded, dateType }) {
      setOption(db, 'timezone_string', zone);
      const update = [
        { id: 'woocommerce_excluded_report_order_statuses', value: excluded },
        { id: 'woocommerce_date_type', value: dateType },
      ];
      call('POST', '/wc-analytics/settings/wc_admin/batch', { update });
    },
    advance: (milliseconds) => void (now += milliseconds),
  };
}

/** Orders, goods and people as the REST API tells them; only of downloads it says nothing but in reports. */
function readHistory({ db }: StoreContext, ask: Ask): History {
  const last = integer(first(db, 'SELECT max(id) AS last FROM orders'), 'last');
  const goods = readList(ask, '/wc/v3/products?status=any');
  const categoriesOf = (categories: unknown) =>
    Array.isArray(categories) ? categories.filter(isMap).map(({ id }) => Number(id)) : [];
  return {
    entries: readOrders(ask, last),
    downloads: all(db, 'SELECT id, created_at FROM download_stats').map((row) => ({
      id: integer(row, 'id'),
      moment: integer(row, 'created_at'),
    })),
    members: readList(ask, '/wc/v3/customers?').map(({ id }) => `user ${Number(id)}`),
    categories: new Map(goods.map(({ id, categories }) => [Number(id), categoriesOf(categories)])),
  };
}
