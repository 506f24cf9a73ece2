import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { Button, EmptyState } from '@admin/ui';
import type { ClosedReason } from './use-offer-state';

/** In the place of an offer that there is not, or not anymore. */
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
        {__('Payment settings', 'woocommerce')}
      </Button>
    }
  />
);

const getMessages = (): Record<ClosedReason, { title: string; message: string }> => ({
  installed: {
    title: __('WooCommerce Payments is installed', 'woocommerce'),
    message: __('What is left to do stands in its settings.', 'woocommerce'),
  },
  dismissed: {
    title: __('You have dismissed this offer', 'woocommerce'),
    message: __('WooCommerce Payments stays among the payment methods that you can set up.', 'woocommerce'),
  },
  off: {
    title: __('Suggestions are switched off', 'woocommerce'),
    message: __('Every way to take payments stands in the payment settings.', 'woocommerce'),
  },
  over: {
    title: __('There is no offer for your store at the moment', 'woocommerce'),
    message: __('Every way to take payments stands in the payment settings.', 'woocommerce'),
  },
});
