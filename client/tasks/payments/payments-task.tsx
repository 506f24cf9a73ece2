import { __ } from '@wordpress/i18n';
import { findGatewayCard, UnknownGatewayError, type GatewayCard } from '@admin/store-gateways';
import { Card, InlineNotice } from '@admin/ui';
import { useStepFocus } from '../shared/use-step-focus';
import type { TaskPageProps } from '../task-page';
import { PaymentList } from './list/payment-list';
import { GatewaySetup } from './setup/gateway-setup';
import { useCompletePayments } from './use-complete-payments';
import { WithPaymentCards, type PaymentCards } from './with-payment-cards';
import { BackLink } from './setup/back-link';

/** The list of payment methods; with `id` in the query, the setup of one. */
export const PaymentsTask = ({ query, onComplete }: TaskPageProps) => (
  <WithPaymentCards>
    {(paymentCards) => <Payments paymentCards={paymentCards} id={query['id']} onComplete={onComplete} />}
  </WithPaymentCards>
);

interface PaymentsProps extends Pick<TaskPageProps, 'onComplete'> {
  paymentCards: PaymentCards;
  id: string | undefined;
}

function Payments({ paymentCards, id, onComplete }: PaymentsProps) {
  const finish = useCompletePayments(paymentCards.cards, onComplete);
  const place = useStepFocus(id ?? '');
  return (
    <div ref={place}>
      {id === undefined ? (
        <PaymentList {...paymentCards} onEnabled={finish} />
      ) : (
        <OneGateway paymentCards={paymentCards} id={id} onComplete={onComplete} />
      )}
    </div>
  );
}

function OneGateway({ paymentCards, id, onComplete }: PaymentsProps & { id: string }) {
  const finish = useCompletePayments(paymentCards.cards, onComplete);
  const card = findCard(paymentCards.cards, id);
  if (card instanceof UnknownGatewayError) return <UnknownGateway key={id} message={card.message} />;
  return <GatewaySetup key={card.id} card={card} onConfigured={finish} onLeave={() => onComplete()} />;
}

/** An address may contain an unknown id: the error is shown in place of the task, and the rest of the page stays. */
function findCard(cards: readonly GatewayCard[], id: string): GatewayCard | UnknownGatewayError {
  try {
    return findGatewayCard(cards, id);
  } catch (error) {
    if (error instanceof UnknownGatewayError) return error;
    throw error;
  }
}

/** Shown for an unknown gateway, with a link back. */
const UnknownGateway = ({ message }: { message: string }) => (
  <div className="sa-payments">
    <BackLink />
    <Card title={__('Payment method not found', 'store-admin')}>
      <InlineNotice status="error">{message}</InlineNotice>
    </Card>
  </div>
);
