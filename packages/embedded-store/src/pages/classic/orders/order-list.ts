import type { StoreDatabase } from '../../../database';
import { countOrders, createMoneyFormat, getOrder, listOrderCustomers, listOrders } from '../../../sales';
import { getOrderStatuses, getStatusLabel } from '../../../site';
import type { Order } from '../../../sales';
import { listingArgs } from '../../../shared/listing';
import { getDefaults } from '../../../rest';
import { html } from '../../../html/html';
import { createDateFormat } from '../date-format';
import { postAddress } from '../records/post-type';
import type { Action, List } from '../lists/list';
import { change, deletion, IN_TRASH, restoring, trashing, viewsByStatus } from '../lists/post-status';
import { __, _n, sprintf } from '../../../i18n';

/** Statuses offered as bulk actions. */
const STATUSES = ['processing', 'on-hold', 'completed', 'cancelled'] as const;

const statusActions = () =>
  Object.fromEntries(
    STATUSES.map((status): [string, Action] => {
      const label = getStatusLabel(status);
      return [
        `mark_${status}`,
        {
          label,
          bulkLabel: bulkLabels()[status],
          done: (count) =>
            sprintf(
              /* translators: 1: number of orders, 2: name of a status */
              _n('%1$s order changed to “%2$s”.', '%1$s orders changed to “%2$s”.', count, 'store-admin'),
              String(count),
              label,
            ),
          call: change({ status }),
        },
      ];
    }),
  );

const bulkLabels = (): Record<(typeof STATUSES)[number], string> => ({
  processing: __('Change status to processing', 'store-admin'),
  'on-hold': __('Change status to on hold', 'store-admin'),
  completed: __('Change status to completed', 'store-admin'),
  cancelled: __('Change status to cancelled', 'store-admin'),
});

export const orderList = (): List<Order> => ({
  title: __('Orders', 'store-admin'),
  screen: 'edit-php post-type-shop_order',
  breadcrumbs: [__('Orders', 'store-admin')],
  texts: {
    none: __('No orders found.', 'store-admin'),
    search: __('Search orders', 'store-admin'),
    selectOne: __('Select at least one order.', 'store-admin'),
    views: __('Views of orders', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of orders */
      _n('%s order', '%s orders', count, 'store-admin'),
  },
  viewParameter: 'post_status',
  addNew: () => ({ label: __('Add order', 'store-admin'), href: 'post-new.php?post_type=shop_order' }),
  root: '/wc/v3/orders',
  actions: {
    ...statusActions(),
    trash: trashing((count) =>
      /* translators: %s: number of orders */
      _n('%s order moved to the Trash.', '%s orders moved to the Trash.', count, 'store-admin'),
    ),
    untrash: restoring(
      (count) =>
        /* translators: %s: number of orders */
        _n('%s order restored from the Trash.', '%s orders restored from the Trash.', count, 'store-admin'),
      'pending',
      (id, { store }) => getOrder(store.db, id)?.untrashedStatus,
    ),
    delete: deletion((count) =>
      /* translators: %s: number of orders */
      _n('%s order permanently deleted.', '%s orders permanently deleted.', count, 'store-admin'),
    ),
  },
  open(context, query) {
    const { db } = context.store;
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
    const dates = createDateFormat(context);
    const money = createMoneyFormat(db);
    const labels = getOrderStatuses(db);
    const isTrash = status === 'trash';
    return {
      items: orders,
      total,
      /* translators: %d: number of the order */
      name: ({ id }) => sprintf(__('order %d', 'store-admin'), id),
      columns: [
        {
          label: __('Order', 'store-admin'),
          sortBy: 'id',
          cell: (order) =>
            html`<a class="row-title" href="${postAddress('shop_order', order.id)}"
              >#${order.id} ${getCustomerName(order)}</a
            >`,
        },
        {
          label: __('Date', 'store-admin'),
          sortBy: 'date',
          cell: ({ createdAt }) => dates.moment(createdAt),
        },
        {
          label: __('Status', 'store-admin'),
          cell: (order) =>
            html`<mark class="order-status status-${order.status}"
              >${getStatusLabel(order.status, labels)}</mark
            >`,
        },
        {
          label: __('Ship to', 'store-admin'),
          cell: ({ shipping }) => [shipping['city'], shipping['country']].filter(Boolean).join(', ') || '–',
        },
        {
          label: __('Total', 'store-admin'),
          isNumber: true,
          cell: (order) => money(order.total, order.currency),
        },
      ],
      views: viewsByStatus(
        Object.entries(labels).map(([value, label]) => [`wc-${value}`, label]),
        (view) => countOrders(db, view.replace('wc-', '')),
      ),
      filters: [
        {
          name: '_customer_user',
          label: __('Customer', 'store-admin'),
          options: [['', __('All customers', 'store-admin')], ...customerOptions(db)],
        },
      ],
      links: ({ id }) =>
        isTrash ? [] : [{ label: __('Edit', 'store-admin'), href: postAddress('shop_order', id) }],
      rowActions: (order) => (isTrash ? IN_TRASH : rowActionsOf(order)),
      bulkActions: isTrash ? IN_TRASH : [...STATUSES.map((name) => `mark_${name}`), 'trash'],
    };
  },
});

/** The customer's name, as far as the order has it. */
function getCustomerName({ billing }: Order): string {
  const name = `${billing['first_name'] ?? ''} ${billing['last_name'] ?? ''}`.trim();
  return name || billing['company'] || billing['email'] || __('Guest', 'store-admin');
}

function rowActionsOf({ status }: Order): string[] {
  if (status === 'pending' || status === 'on-hold') return ['mark_processing', 'mark_completed', 'trash'];
  return status === 'processing' ? ['mark_completed', 'trash'] : ['trash'];
}

function customerOptions(db: StoreDatabase): [string, string][] {
  return listOrderCustomers(db).map(({ id, displayName, email }) => [
    String(id),
    `${displayName} (${email})`,
  ]);
}
