import { getCardMarks, type GatewayCard } from '@admin/store-gateways';
import { Offer } from '../../shared/offer/offer';
import { CardAction, type CardActionProps } from './card-action';
import { CardMarks } from './card-marks';
import { Processors } from './processors';

interface GatewayRowProps extends CardActionProps {
  recommended: GatewayCard | undefined;
}

export function GatewayRow({ recommended, ...action }: GatewayRowProps) {
  const { title, content, image, transactionProcessors } = action.card;
  return (
    <Offer
      image={image}
      icon="card"
      title={title}
      marks={<CardMarks marks={getCardMarks(action.card, recommended)} />}
      description={content}
      action={<CardAction {...action} />}
    >
      <Processors title={title} images={transactionProcessors} />
    </Offer>
  );
}
