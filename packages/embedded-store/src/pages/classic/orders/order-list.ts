import type { StoreDatabase } from '../../../database';
import { countOrders, createMoneyFormat, getOrder, listBuyers, listOrders } from '../../../sales';
import { getOrderStatuses, getStatusLabel } from '../../../site';
import type { Order } from '../../../sales';
import { listingArgs } from '../../../shared/listing';
import { getDefaults } from '../../../rest';
import { html } from '../../../html/html';
import { createDateFormat } from '../date-format';
import { postAddress } from '../records/post-type';
import type { Action, List } from '../lists/list';
import { change, DELETE, IN_TRASH, restoreTo, TRASH, viewsByStatus } from '../lists/post-status';

/** Statuses offered as bulk actions. */
const STATUSES = ['processing', 'on-hold', 'completed', 'cancelled'] as const;

const STATUS_ACTIONS = Object.fromEntries(
  STATUSES.map((status): [string, Action] => [
    `mark_${status}`,
    {
      label: getStatusLabel(status),
      bulkLabel: `Change status to ${getStatusLabel(status).toLowerCase()}`,
      done: `changed to “${getStatusLabel(status)}”.`,
      call: change({ status }),
    },
  ]),
);

export const orderList: List<Order> = {
  title: 'Orders',
  screen: 'edit-php post-type-shop_order',
  breadcrumbs: ['Orders'],
  what: { one: 'order', many: 'orders' },
  viewParameter: 'post_status',
  addNew: () => ({ label: 'Add order', href: 'post-new.php?post_type=shop_order' }),
  root: '/wc/v3/orders',
  actions: {
    ...STATUS_ACTIONS,
    trash: TRASH,
    untrash: restoreTo('pending', (id, { store }) => getOrder(store.db, id)?.untrashedStatus),
    delete: DELETE,
  },
  open(visitor, query) {
    const { db } = visitor.store;
    const status = query.view.replace('wc-', '');
    const customer = query.get('_customer_user');
    const { orders, total } = listOrders(db, {
      ...getDefaults(listingArgs),
      parent: [],
      parent_exclude: [],
      status: [status || 'any'],
      search: query.search,
      customer: /^\d{1,15}$/.test(customer) ? Number(customer) : undefined,
      orderby: query.orderBy(['date', 'id']),
      order: query.order ?? 'desc',
      page: query.page,
      per_page: query.limit,
    });
    const dates = createDateFormat(visitor);
    const money = createMoneyFormat(db);
    const labels = getOrderStatuses(db);
    const isTrash = status === 'trash';
    return {
      items: orders,
      total,
      name: ({ id }) => `order ${id}`,
      columns: [
        {
          label: 'Order',
          sortBy: 'id',
          cell: (order) =>
            html`<a class="row-title" href="${postAddress('shop_order', order.id)}"
              >#${order.id} ${buyerOf(order)}</a
            >`,
        },
        { label: 'Date', sortBy: 'date', cell: ({ createdAt }) => dates.moment(createdAt) },
        {
          label: 'Status',
          cell: (order) =>
            html`<mark class="order-status status-${order.status}"
              >${getStatusLabel(order.status, labels)}</mark
            >`,
        },
        {
          label: 'Ship to',
          cell: ({ shipping }) => [shipping['city'], shipping['country']].filter(Boolean).join(', ') || '–',
        },
        { label: 'Total', isNumber: true, cell: (order) => money(order.total, order.currency) },
      ],
      views: viewsByStatus(
        Object.entries(labels).map(([value, label]) => [`wc-${value}`, label]),
        (view) => countOrders(db, view.replace('wc-', '')),
      ),
      filters: [
        { name: '_customer_user', label: 'Customer', options: [['', 'All customers'], ...buyersOf(db)] },
      ],
      links: ({ id }) => (isTrash ? [] : [{ label: 'Edit', href: postAddress('shop_order', id) }]),
      rowActions: (order) => (isTrash ? IN_TRASH : rowActionsOf(order)),
      bulkActions: isTrash ? IN_TRASH : [...Object.keys(STATUS_ACTIONS), 'trash'],
    };
  },
};

/** The customer's name, as far as the order has it. */
function buyerOf({ billing }: Order): string {
  const name = `${billing['first_name'] ?? ''} ${billing['last_name'] ?? ''}`.trim();
  return name || billing['company'] || billing['email'] || 'Guest';
}

function rowActionsOf({ status }: Order): string[] {
  if (status === 'pending' || status === 'on-hold') return ['mark_processing', 'mark_completed', 'trash'];
  return status === 'processing' ? ['mark_completed', 'trash'] : ['trash'];
}

function buyersOf(db: StoreDatabase): [string, string][] {
  return listBuyers(db).map(({ id, displayName, email }) => [String(id), `${displayName} (${email})`]);
}
