import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { formatCount } from './format-attribution';
import type { AttributedOrders } from './use-attributed-orders';

/** Which orders the figures are of, and what is said where they cannot be had. */
export function AttributionNote({ figures, counted, failure, retry }: AttributedOrders) {
  if (failure) {
    return (
      <div className="sa-marketing-note" role="alert">
        <p>
          {sprintf(
            /* translators: %s: the reason, a sentence */
            __('The orders that channels brought in could not be read. %s', 'woocommerce'),
            failure.message,
          )}
        </p>
        <Button size="small" onClick={retry}>
          {__('Retry', 'woocommerce')}
        </Button>
      </div>
    );
  }
  if (!figures || !counted) return null;
  return (
    <p className="sa-marketing-note">
      {__(
        'These are orders of the last 30 days that began with a link of the channel, as your store noted it at checkout.',
        'woocommerce',
      )}{' '}
      {counted.orders < counted.total && (
        <span>
          {sprintf(
            /* translators: 1: number of orders looked at, 2: number of all orders */
            __('These are figures of the newest %1$s of %2$s orders.', 'woocommerce'),
            formatCount(counted.orders),
            formatCount(counted.total),
          )}
        </span>
      )}
    </p>
  );
}
