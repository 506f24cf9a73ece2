import { WithStores } from '@admin/data';
import { getHost } from '@admin/host';
import { countsStore } from '@admin/store-counts';
import { __ } from '@wordpress/i18n';
import { Card } from '@admin/ui';
import { OrdersPanel } from './orders-panel';
import { ReviewsPanel } from './reviews-panel';
import { StockPanel } from './stock-panel';
import './activity-section.css';

const STORES = [{ store: countsStore }];

/** The store's daily work: orders to fulfill, stock to refill and reviews to moderate. */
export function ActivitySection() {
  const { manageStock, reviewsEnabled } = getHost().settings;
  return (
    <WithStores stores={STORES}>
      <Card as="section" className="sa-activity" aria-label={__('Store Activity', 'store-admin')}>
        <OrdersPanel />
        {manageStock && <StockPanel />}
        {reviewsEnabled && <ReviewsPanel />}
      </Card>
    </WithStores>
  );
}
