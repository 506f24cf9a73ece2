import { useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { describeAction, interpolate } from '@admin/format';
import { Link } from '@admin/navigation';
import { OWN_GATEWAY_BRANDS, PaymentLogos } from '@admin/payment-logos';
import {
  getCardAction,
  getCardActionLabel,
  getCardMarks,
  OWN_GATEWAY_TERMS,
  type GatewayCard,
} from '@admin/store-gateways';
import { Card, Html, OfferPicture } from '@admin/ui';
import { getSetupUrl } from '../urls';
import { OwnPageButton } from '../own-page-button';
import { BenefitBlurbs } from './benefit-blurbs';
import { CardMarks } from './card-marks';

interface OwnGatewayCardProps {
  card: GatewayCard;
  recommended: GatewayCard | undefined;
}

/** WooPayments with its payment methods, benefits and terms. */
export function OwnGatewayCard({ card, recommended }: OwnGatewayCardProps) {
  const start = useRef<HTMLElement>(null);
  const label = getCardActionLabel(getCardAction(card));
  const terms = interpolate(
    __('By setting it up, you agree to the {{link}}Terms of Service{{/link}}.', 'store-admin'),
    { link: <Link href={OWN_GATEWAY_TERMS} target="_blank" rel="noreferrer" /> },
  );
  return (
    <Card
      className="sa-own-gateway"
      title={card.title}
      actions={<CardMarks marks={getCardMarks(card, recommended)} />}
    >
      <div className="sa-own-gateway__intro">
        <OfferPicture image={card.image} icon="card" />
        <Html html={card.content} />
      </div>
      <BenefitBlurbs onDismissed={() => start.current?.focus()} />
      <PaymentLogos brands={OWN_GATEWAY_BRANDS} label={__('Accepted cards and wallets', 'store-admin')} />
      <div className="sa-own-gateway__start">
        <OwnPageButton
          ref={start}
          variant="primary"
          aria-label={describeAction(label, card.title)}
          address={getSetupUrl(card.id)}
        >
          {label}
        </OwnPageButton>
        <p>{terms}</p>
      </div>
    </Card>
  );
}
