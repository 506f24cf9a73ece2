import { __, _n, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getHost } from '@admin/host';
import {
  countsStore,
  useLowStockCount,
  useOrdersToFulfillCount,
  useReviewsOnHoldCount,
} from '@admin/store-counts';
import { AbbreviatedCard } from './abbreviated-card';

const STORES = [{ store: countsStore }];

const HOME = 'admin.php?page=wc-admin';

/** Cards for pending orders, reviews and stock. */
export function PendingWorkCards() {
  const { manageStock, reviewsEnabled } = getHost().settings;
  return (
    <WithStores stores={STORES}>
      <Orders />
      {reviewsEnabled && <Reviews />}
      {manageStock && <Inventory />}
    </WithStores>
  );
}

function Orders() {
  const { count = 0 } = useOrdersToFulfillCount();
  return (
    <AbbreviatedCard
      href={`${HOME}&opened_panel=orders-panel`}
      icon="inbox"
      title={__('Orders to fulfill', 'store-admin')}
      count={count}
      /* translators: %d: number of orders */
      text={sprintf(_n('%d order to fulfill', '%d orders to fulfill', count, 'store-admin'), count)}
    />
  );
}

function Reviews() {
  const { count = 0 } = useReviewsOnHoldCount();
  return (
    <AbbreviatedCard
      href={`${HOME}&opened_panel=reviews-panel`}
      icon="star"
      title={__('Reviews to moderate', 'store-admin')}
      count={count}
      /* translators: %d: number of reviews */
      text={sprintf(_n('%d review is on hold', '%d reviews are on hold', count, 'store-admin'), count)}
    />
  );
}

function Inventory() {
  const { count = 0 } = useLowStockCount();
  return (
    <AbbreviatedCard
      href={`${HOME}&opened_panel=stock-panel`}
      icon="box"
      title={__('Inventory to review', 'store-admin')}
      count={count}
      text={sprintf(
        /* translators: %d: number of products */
        _n('%d product is low in stock', '%d products are low in stock', count, 'store-admin'),
        count,
      )}
    />
  );
}
