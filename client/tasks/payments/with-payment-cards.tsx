import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import type { GatewayCard } from '@admin/store-gateways';
import { Card, ErrorState } from '@admin/ui';
import { PAYMENT_STORES } from './late-gateways';
import { Preparing } from './preparing';
import { usePaymentCards } from './use-payment-cards';
import './payments-task.css';

export interface PaymentCards {
  cards: readonly GatewayCard[];
  country: string;
  recommended: GatewayCard | undefined;
}

interface WithPaymentCardsProps {
  children: (known: PaymentCards) => ReactNode;
}

/** Shows what is made of the payment methods once they are known. */
export const WithPaymentCards = ({ children }: WithPaymentCardsProps) => (
  <WithStores stores={PAYMENT_STORES}>
    <KnownCards>{children}</KnownCards>
  </WithStores>
);

function KnownCards({ children }: WithPaymentCardsProps) {
  const { cards, country, recommended, failure, retry } = usePaymentCards();
  if (cards) return children({ cards, country, recommended });
  if (!failure) return <Preparing />;
  return (
    <Card>
      <ErrorState
        title={__('The payment methods could not be loaded', 'woocommerce')}
        message={failure.message}
        onRetry={retry}
      />
    </Card>
  );
}
