import type { StoreDatabase } from '../../../database';
import {
  countOrders,
  createMoneyFormat,
  getOrder,
  getOrderSpan,
  getOrderStatuses,
  labelOf,
  listBuyers,
  listOrders,
  type Order,
} from '../../../resources/orders';
import { listingArgs } from '../../../resources/listing';
import { getTimeZone, toLocalText } from '../../../resources/local-time';
import { defaultsOf } from '../../../rest';
import { ADMIN_PATH } from '../../addresses';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import { type Action, type List, type OpenedList, PER_PAGE, type View } from '../lists/list';
import { oneOfParameter, orderOf, parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import { pageOf } from '../lists/pagination';

const WHAT = { one: 'order', many: 'orders' };

/** Statuses that many orders can be given at once. */
const MARKS = ['processing', 'on-hold', 'completed', 'cancelled'] as const;

const ANY = defaultsOf(listingArgs);

export const orderList: List<Order> = {
  title: 'Orders',
  titleLabel: 'Order',
  screen: 'edit-php post-type-shop_order',
  breadcrumbs: ['Orders'],
  what: WHAT,
  viewParameter: 'post_status',
  isSearchable: true,
  addNew: () => ({ label: 'Add order', href: 'post-new.php?post_type=shop_order' }),
  open,
  apply,
  done: {
    ...Object.fromEntries(
      MARKS.map((status) => [`mark_${status}`, counted(WHAT, `changed to “${labelOf(status)}”.`)]),
    ),
    trash: counted(WHAT, 'moved to the trash.'),
    untrash: counted(WHAT, 'brought back from the trash.'),
    delete: counted(WHAT, 'deleted for good.'),
  },
};

export function orderAddress(id: number): string {
  return `${ADMIN_PATH}post.php?post=${id}&action=edit&post_type=shop_order`;
}

/** Who ordered, as far as the order says. */
function buyerOf({ billing }: Order): string {
  const name = `${billing['first_name'] ?? ''} ${billing['last_name'] ?? ''}`.trim();
  return name || billing['company'] || billing['email'] || 'Guest';
}

function open(visitor: Visitor): OpenedList<Order> {
  const { url, store } = visitor;
  const { db } = store;
  const status = parameter(url, 'post_status').replace('wc-', '');
  const { orders, total } = listOrders(db, {
    ...ANY,
    ...monthOf(parameter(url, 'm')),
    parent: [],
    parent_exclude: [],
    status: [status || 'any'],
    search: parameter(url, 's'),
    customer: numberOf(parameter(url, '_customer_user')),
    orderby: oneOfParameter(url, 'orderby', ['id', 'date']) ?? 'date',
    order: orderOf(url) ?? 'desc',
    page: pageOf(url),
    per_page: PER_PAGE,
  });
  const dates = createDateFormat(visitor);
  const money = createMoneyFormat(db);
  const labels = getOrderStatuses(db);
  const isTrash = status === 'trash';
  return {
    items: orders,
    total,
    views: viewsOf(db),
    filters: [
      { name: 'm', label: 'Date', options: [['', 'All dates'], ...monthsOf(db)] },
      { name: '_customer_user', label: 'Customer', options: [['', 'All customers'], ...buyersOf(db)] },
    ],
    titleSortBy: 'id',
    name: ({ id }) => `order ${id}`,
    title: (order) =>
      html`<a class="row-title" href="${orderAddress(order.id)}">#${order.id} ${buyerOf(order)}</a>`,
    columns: [
      { label: 'Date', sortBy: 'date', cell: ({ createdAt }) => dates.moment(createdAt) },
      {
        label: 'Status',
        cell: (order) =>
          html`<mark class="order-status status-${order.status}">${labelOf(order.status, labels)}</mark>`,
      },
      { label: 'Ship to', cell: ({ shipping }) => placeOf(shipping) || '–' },
      { label: 'Total', isNumber: true, cell: (order) => money(order.total, order.currency) },
    ],
    links: ({ id }) => (isTrash ? [] : [{ label: 'Edit', href: orderAddress(id) }]),
    rowActions: (order) => (isTrash ? TRASH_ACTIONS : rowActionsOf(order)),
    bulkActions: isTrash
      ? TRASH_ACTIONS
      : [
          ...MARKS.map((mark) => ({
            value: `mark_${mark}`,
            label: `Change status to ${labelOf(mark).toLowerCase()}`,
          })),
          { value: 'trash', label: 'Move to Trash' },
        ],
  };
}

const TRASH_ACTIONS: readonly Action[] = [
  { value: 'untrash', label: 'Restore' },
  { value: 'delete', label: 'Delete permanently', isDestructive: true },
];

function rowActionsOf({ status }: Order): Action[] {
  const isOpen = ['pending', 'on-hold'].includes(status);
  return [
    ...(isOpen ? [{ value: 'mark_processing', label: 'Processing' }] : []),
    ...(isOpen || status === 'processing' ? [{ value: 'mark_completed', label: 'Complete' }] : []),
    { value: 'trash', label: 'Trash', isDestructive: true },
  ];
}

function apply(visitor: Visitor, action: string, id: number): string | undefined {
  const order = getOrder(visitor.store.db, id);
  if (!order) return 'This order no longer exists.';
  const path = `/wc/v3/orders/${id}`;
  const written = write(
    visitor,
    {
      trash: { method: 'DELETE', path } as const,
      delete: { method: 'DELETE', path, body: { force: true } } as const,
      untrash: { method: 'PUT', path, body: { status: order.untrashedStatus || 'pending' } } as const,
    }[action] ?? { method: 'PUT', path, body: { status: action.replace('mark_', '') } },
  );
  return 'failure' in written ? written.failure.message : undefined;
}

function viewsOf(db: StoreDatabase): View[] {
  const statuses = Object.entries(getOrderStatuses(db)).map(([status, label]) => ({
    value: `wc-${status}`,
    label,
    count: countOrders(db, status),
  }));
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  const trash = { value: 'trash', label: 'Trash', count: countOrders(db, 'trash') };
  return [{ value: '', label: 'All', count: all }, ...statuses, trash];
}

/** The moments between which the orders of a month lie, as calls write them; `202611` names one. */
function monthOf(month: string): { after?: string; before?: string } {
  const [, year, number] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return {};
  const edge = (moment: number) => new Date(moment).toISOString().slice(0, 23);
  return {
    // Both ends are left out of what is asked for.
    after: edge(Date.UTC(Number(year), Number(number) - 1, 1) - 1),
    before: edge(Date.UTC(Number(year), Number(number), 1)),
  };
}

/** The months from the first order to the last, latest first. */
function monthsOf(db: StoreDatabase): [string, string][] {
  const span = getOrderSpan(db);
  if (!span) return [];
  const zone = getTimeZone(db);
  const indexOf = (moment: number) => {
    const [year = '0', month = '1'] = toLocalText(zone, moment).split('-');
    return Number(year) * 12 + Number(month) - 1;
  };
  const [first, last] = [indexOf(span.first), indexOf(span.last)];
  const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const [year, month] = [Math.floor((last - step) / 12), (last - step) % 12];
    const value = `${year}${String(month + 1).padStart(2, '0')}`;
    return [value, names.format(Date.UTC(year, month))];
  });
}

function buyersOf(db: StoreDatabase): [string, string][] {
  return listBuyers(db).map(({ id, displayName, email }) => [String(id), `${displayName} (${email})`]);
}

function numberOf(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function placeOf(address: Order['shipping']): string {
  return [address['city'], address['country']].filter(Boolean).join(', ');
}
