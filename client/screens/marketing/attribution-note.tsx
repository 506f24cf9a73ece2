import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { formatCount } from './format-attribution';
import type { AttributedOrders } from './use-attributed-orders';

/** Explains which orders the metrics cover, or why they are not available. */
export function AttributionNote({ totals, counted, failure, retry }: AttributedOrders) {
  if (failure) {
    return (
      <div className="sa-marketing-note" role="alert">
        <p>
          {sprintf(
            /* translators: %s: the reason, a sentence */
            __('The orders from your channels could not be loaded. %s', 'store-admin'),
            failure.message,
          )}
        </p>
        <Button size="small" onClick={retry}>
          {__('Retry', 'store-admin')}
        </Button>
      </div>
    );
  }
  if (!totals || !counted) return null;
  return (
    <p className="sa-marketing-note">
      {__(
        'Orders from the last 30 days that started with a link from the channel, as recorded by your store at checkout.',
        'store-admin',
      )}{' '}
      {counted.orders < counted.total && (
        <span>
          {sprintf(
            /* translators: 1: number of orders looked at, 2: number of all orders */
            __('Based on the latest %1$s of %2$s orders.', 'store-admin'),
            formatCount(counted.orders),
            formatCount(counted.total),
          )}
        </span>
      )}
    </p>
  );
}
