import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores, type LazyStore } from '@admin/data';
import { type GatewayCard, gatewaysStore } from '@admin/store-gateways';
import { useCan } from '@admin/store-user';
import { Button, Card, EmptyState, ErrorState, Spinner } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { usePaymentCards } from './use-payment-cards';
import './payments-task.css';

/** For `WithStores` of components that show payment gateways. */
const PAYMENT_STORES: readonly LazyStore[] = [lazyPluginsStore, { store: gatewaysStore }];

export interface PaymentCards {
  cards: readonly GatewayCard[];
  country: string;
  recommended: GatewayCard | undefined;
}

interface WithPaymentCardsProps {
  children: (paymentCards: PaymentCards) => ReactNode;
}

/** WooCommerce's settings page of payment methods. */
const SETTINGS = 'admin.php?page=wc-settings&tab=checkout';

/** Renders its children with the payment methods once loaded, if the store offers any to the user. */
export function WithPaymentCards({ children }: WithPaymentCardsProps) {
  const can = useCan();
  if (!can('install_plugins')) return <NothingOffered />;
  return (
    <WithStores stores={PAYMENT_STORES}>
      <LoadedCards>{children}</LoadedCards>
    </WithStores>
  );
}

const NothingOffered = () => (
  <Card>
    <EmptyState
      icon="card"
      title={__('Only administrators can add payment methods', 'store-admin')}
      message={__(
        'You can enable and disable installed payment methods in the payments settings.',
        'store-admin',
      )}
      actions={<Button href={SETTINGS}>{__('Payments settings', 'store-admin')}</Button>}
    />
  </Card>
);

function LoadedCards({ children }: WithPaymentCardsProps) {
  const { cards, country, recommended, failure, retry } = usePaymentCards();
  if (cards) return children({ cards, country, recommended });
  if (!failure) return <Preparing />;
  return (
    <Card>
      <ErrorState
        title={__('The payment methods could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={retry}
      />
    </Card>
  );
}

/** Shown until all data of the task is loaded. */
function Preparing() {
  const label = __('Preparing payment settings...', 'store-admin');
  return (
    <div className="sa-payments-preparing">
      <Spinner label={label} />
      {/* The spinner announces it to screen readers. */}
      <p aria-hidden="true">{label}</p>
    </div>
  );
}
