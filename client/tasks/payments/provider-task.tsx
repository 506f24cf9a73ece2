import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { isOwnGateway } from '@admin/store-gateways';
import { Button, Card, EmptyState } from '@admin/ui';
import type { TaskPageProps } from '../task-page';
import { GatewaySetup } from './setup/gateway-setup';
import { useCompletePayments } from './use-complete-payments';
import { WithPaymentCards, type PaymentCards } from './with-payment-cards';

/** The setup of WooPayments, if the plugin is already installed. */
export const ProviderTask = ({ onComplete }: TaskPageProps) => (
  <WithPaymentCards>
    {(paymentCards) => <Provider paymentCards={paymentCards} onComplete={onComplete} />}
  </WithPaymentCards>
);

interface ProviderProps extends Pick<TaskPageProps, 'onComplete'> {
  paymentCards: PaymentCards;
}

function Provider({ paymentCards: { cards }, onComplete }: ProviderProps) {
  const finish = useCompletePayments(cards, onComplete);
  const card = cards.find(({ id }) => isOwnGateway(id));
  if (!card) return <NotForThisStore />;
  return <GatewaySetup card={card} onConfigured={finish} onLeave={() => onComplete()} />;
}

const NotForThisStore = () => (
  <Card>
    <EmptyState
      icon="card"
      title={__('This payment service is not available for your store', 'store-admin')}
      message={__('It is not available in your store’s country.', 'store-admin')}
      actions={
        <Button href={getAdminLink('admin.php?page=wc-settings&tab=checkout')}>
          {__('Open payment settings', 'store-admin')}
        </Button>
      }
    />
  </Card>
);
