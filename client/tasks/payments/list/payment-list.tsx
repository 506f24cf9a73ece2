import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { gatewaysStore, getGatewayId, groupGatewayCards, type GatewayCard } from '@admin/store-gateways';
import { usePromiseNotice } from '@admin/store-notices';
import { Card, EmptyState } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { getProblemMessage, type Finish } from '../use-complete-payments';
import type { PaymentCards } from '../with-payment-cards';
import { GatewaySection } from './gateway-section';
import { OwnGatewayCard } from './own-gateway-card';

interface PaymentListProps extends PaymentCards {
  /** Called once the server confirmed that a gateway is enabled. */
  onEnabled: Finish;
}

/** Payment methods in groups. */
export function PaymentList({ cards, country, recommended, onEnabled }: PaymentListProps) {
  const { busyIds, lastEnabledId, enable } = useEnabling(onEnabled);
  const { own, enabled, additional, offline } = groupGatewayCards(withoutPending(cards, busyIds), country);
  const shared = { recommended, busyIds, lastEnabledId, onEnable: enable };
  const isFirstChoice = !own && enabled.length === 0;

  return (
    <div className="sa-payments">
      {own && <OwnGatewayCard card={own} recommended={recommended} />}
      <GatewaySection {...shared} title={__('Enabled payment methods', 'store-admin')} cards={enabled} />
      <GatewaySection
        {...shared}
        title={
          isFirstChoice
            ? __('Choose a payment provider', 'store-admin')
            : __('Additional payment methods', 'store-admin')
        }
        cards={additional}
      />
      <GatewaySection {...shared} title={__('Offline payment methods', 'store-admin')} cards={offline} />
      {cards.length === 0 && (
        <Card>
          <EmptyState
            icon="card"
            title={__('No recommendations right now', 'store-admin')}
            message={__('You can set up payment methods in the payment settings.', 'store-admin')}
          />
        </Card>
      )}
    </div>
  );
}

/**
 * A gateway that is being enabled stays in its group until the server has confirmed, so that its button doesn't move
 * away.
 */
const withoutPending = (cards: readonly GatewayCard[], busyIds: readonly string[]): GatewayCard[] =>
  cards.map((card) => (busyIds.includes(card.id) ? { ...card, isEnabled: false } : card));

function useEnabling(onEnabled: Finish) {
  const { updateGateway } = useDispatch(gatewaysStore);
  const report = usePromiseNotice();
  const isShown = useIsShown();
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const [lastEnabledId, setLastEnabledId] = useState<string>();

  async function enable(card: GatewayCard) {
    setBusyIds((ids) => [...ids, card.id]);
    const enabling = updateGateway(getGatewayId(card.id), { enabled: true });
    const isDone = await report(enabling, { failed: getProblemMessage() });
    if (!isShown.current) return;
    setBusyIds((ids) => ids.filter((id) => id !== card.id));
    if (!isDone) return;
    setLastEnabledId(card.id);
    onEnabled(card);
  }

  return { busyIds, lastEnabledId, enable: (card: GatewayCard) => void enable(card) };
}
