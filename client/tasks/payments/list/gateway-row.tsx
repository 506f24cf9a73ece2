import { __, sprintf } from '@wordpress/i18n';
import { getCardMarks, type GatewayCard } from '@admin/store-gateways';
import { Offer, useAnnounceBusy } from '@admin/ui';
import { CardAction, type CardActionProps } from './card-action';
import { CardMarks } from './card-marks';
import { Processors } from './processors';

interface GatewayRowProps extends CardActionProps {
  recommended: GatewayCard | undefined;
}

export function GatewayRow({ recommended, ...action }: GatewayRowProps) {
  const { title, content, image, transactionProcessors } = action.card;
  useAnnounceBusy(
    action.isBusy,
    sprintf(
      /* translators: %s: name of a payment method */
      __('Enabling %s…', 'store-admin'),
      title,
    ),
  );
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
