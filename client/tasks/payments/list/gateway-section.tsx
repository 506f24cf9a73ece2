import type { GatewayCard } from '@admin/store-gateways';
import { Card, OfferList } from '@admin/ui';
import { GatewayRow } from './gateway-row';

interface GatewaySectionProps {
  title: string;
  cards: readonly GatewayCard[];
  recommended: GatewayCard | undefined;
  /** Ids of the gateways that are being enabled. */
  busyIds: readonly string[];
  /** Id of the gateway enabled last: its row has moved and gets the focus. */
  lastEnabledId: string | undefined;
  onEnable: (card: GatewayCard) => void;
}

/** A group of payment methods; renders nothing if empty. */
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
