import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { Button, EmptyState } from '@admin/ui';
import type { ClosedReason } from './use-offer-state';

/** Shown if there is no offer, or no longer one. */
export const OfferUnavailable = ({ reason }: { reason: ClosedReason }) => (
  <EmptyState
    icon="card"
    {...getMessages()[reason]}
    actions={
      <Button
        href={getAdminLink(
          `admin.php?page=wc-settings&tab=checkout${reason === 'installed' ? '&section=woocommerce_payments' : ''}`,
        )}
      >
        {__('Payment settings', 'store-admin')}
      </Button>
    }
  />
);

const getMessages = (): Record<ClosedReason, { title: string; message: string }> => ({
  installed: {
    title: __('WooCommerce Payments is installed', 'store-admin'),
    message: __('Finish the setup in its settings.', 'store-admin'),
  },
  dismissed: {
    title: __('You dismissed this offer', 'store-admin'),
    message: __('You can still set up WooCommerce Payments in the payment settings.', 'store-admin'),
  },
  off: {
    title: __('Suggestions are turned off', 'store-admin'),
    message: __('You can set up payment methods in the payment settings.', 'store-admin'),
  },
  over: {
    title: __('No offers for your store right now', 'store-admin'),
    message: __('You can set up payment methods in the payment settings.', 'store-admin'),
  },
});
