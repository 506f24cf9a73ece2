import type { GatewayCard } from '@admin/store-gateways';
import { Card, OfferList } from '@admin/ui';
import { GatewayRow } from './gateway-row';

interface GatewaySectionProps {
  title: string;
  cards: readonly GatewayCard[];
  recommended: GatewayCard | undefined;
  /** Those that are being switched on. */
  busyIds: readonly string[];
  /** The one that was switched on last: its row has moved, and the focus with it. */
  lastEnabledId: string | undefined;
  onEnable: (card: GatewayCard) => void;
}

/** One group of payment methods; without any there is nothing to see. */
export function GatewaySection({
  title,
  cards,
  recommended,
  busyIds,
  lastEnabledId,
  onEnable,
}: GatewaySectionProps) {
  if (cards.length === 0) return null;
  return (
    <Card title={title}>
      <OfferList>
        {cards.map((card) => (
          <GatewayRow
            key={card.id}
            card={card}
            recommended={recommended}
            isBusy={busyIds.includes(card.id)}
            takesFocus={card.id === lastEnabledId}
            onEnable={() => onEnable(card)}
          />
        ))}
      </OfferList>
    </Card>
  );
}
