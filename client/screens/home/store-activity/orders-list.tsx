import { __, _n, sprintf } from '@wordpress/i18n';
import { getAdminLink, getHost } from '@admin/host';
import { useOrdersToFulfill, type Order } from '@admin/store-orders';
import { Pill } from '@admin/ui';
import { RelativeTime } from '../../../components';
import { PanelContent } from './panel-content';
import { ROW_HEIGHTS, MAX_ROWS } from './rows';
import './orders-list.css';

export function OrdersList({ expected }: { expected: number }) {
  const { page, failure, retry } = useOrdersToFulfill(MAX_ROWS);
  return (
    <PanelContent
      {...{ page, failure, retry, expected }}
      rowHeight={ROW_HEIGHTS.orders}
      failed={__('There was an error getting your orders. Please try again.', 'store-admin')}
      empty={{
        title: __('You’ve fulfilled all your orders', 'store-admin'),
        message: __('New orders to fulfill will appear here.', 'store-admin'),
      }}
      more={{
        href: getAdminLink('edit.php?post_type=shop_order'),
        label: __('Manage all orders', 'store-admin'),
      }}
    >
      {(orders) => (
        <ul className="sa-activity__rows">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PanelContent>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { id, number, customerName, itemCount, totalFormatted, status, createdAt } = order;
  return (
    <li className="sa-activity__row sa-order">
      <a
        className="sa-activity__name sa-order__name"
        href={getAdminLink(`post.php?post=${id}&action=edit&post_type=shop_order`)}
      >
        {sprintf(
          /* translators: 1: number of an order, 2: name of the customer */
          __('#%1$s %2$s', 'store-admin'),
          number,
          customerName || __('Guest', 'store-admin'),
        )}
      </a>
      <p className="sa-activity__muted sa-order__items">
        {sprintf(
          /* translators: 1: number of things bought, 2: what they cost together */
          _n('%1$d item for %2$s', '%1$d items for %2$s', itemCount, 'store-admin'),
          itemCount,
          totalFormatted,
        )}
      </p>
      <span className="sa-order__status">
        <Pill tone={TONES[status] ?? 'neutral'}>{getStatusLabel(status)}</Pill>
      </span>
      <span className="sa-activity__muted sa-order__time">
        <RelativeTime at={createdAt} />
      </span>
    </li>
  );
}

/** Extension statuses have no color. */
const TONES: Readonly<Record<string, 'accent' | 'warning'>> = { processing: 'accent', 'on-hold': 'warning' };

function getStatusLabel(status: string): string {
  const { orderStatuses } = getHost().settings;
  return (Object.hasOwn(orderStatuses, status) && orderStatuses[status]) || status;
}
