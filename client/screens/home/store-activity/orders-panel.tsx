import { __, _n, sprintf } from '@wordpress/i18n';
import { useOrdersToFulfillCount } from '@admin/store-counts';
import { Accordion } from './accordion';
import { LazyList } from './lazy-list';

export function OrdersPanel() {
  const { count } = useOrdersToFulfillCount();
  return (
    <Accordion
      id="orders-panel"
      title={__('Orders', 'store-admin')}
      count={count}
      countLabel={sprintf(
        /* translators: %d: number of orders */
        _n('%d order to fulfill', '%d orders to fulfill', count ?? 0, 'store-admin'),
        count ?? 0,
      )}
    >
      <LazyList list="orders" count={count} />
    </Accordion>
  );
}
