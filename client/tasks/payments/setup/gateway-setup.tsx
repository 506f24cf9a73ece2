import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { SlotOr } from '@admin/extensions';
import { gatewaysStore, getGatewayId, type GatewayCard } from '@admin/store-gateways';
import { Button, Card, OfferDescription, OfferPicture, useAutofocusHeading } from '@admin/ui';
import { isSetUpExternally } from '../list/card-action';
import type { Finish } from '../use-complete-payments';
import { SetUpProvider, type SetUp } from './set-up';
import { DefaultStepper, SetUpSteps } from './set-up-steps';
import { BackLink } from './back-link';

interface GatewaySetupProps {
  card: GatewayCard;
  onConfigured: Finish;
  /** Leaves a setup with nothing left to do. */
  onLeave: () => void;
}

/** The setup of a gateway: its plugins, then its configuration. */
export function GatewaySetup({ card, onConfigured, onLeave }: GatewaySetupProps) {
  const { updateGateway } = useDispatch(gatewaysStore);
  const heading = useAutofocusHeading(card.id);
  const setUp = useMemo((): SetUp => {
    const finish = (message?: string) => onConfigured(card, message);
    return {
      card,
      onLeave,
      onConfigured: finish,
      async markConfigured() {
        await updateGateway(getGatewayId(card.id), { enabled: true });
        finish();
      },
    };
  }, [card, onConfigured, onLeave, updateGateway]);

  return (
    <div className="sa-payments">
      <BackLink />
      <Card>
        <div className="sa-gateway-setup__head">
          <OfferPicture image={card.image} icon="card" />
          <div>
            <h2 ref={heading}>{card.title}</h2>
            <OfferDescription html={card.content} />
          </div>
        </div>
        {isSetUpExternally(card) ? (
          <Elsewhere address={card.externalLink ?? ''} />
        ) : (
          <SetUpProvider value={setUp}>
            <SetUpSteps>
              {(fillProps) => (
                <SlotOr
                  name={`woocommerce_payment_gateway_setup_${getGatewayId(card.id)}`}
                  fillProps={fillProps}
                >
                  <DefaultStepper />
                </SlotOr>
              )}
            </SetUpSteps>
          </SetUpProvider>
        )}
      </Card>
    </div>
  );
}

const Elsewhere = ({ address }: { address: string }) => (
  <div className="sa-configure">
    <p>{__('Get it from the provider’s website. Return here after installing its plugin.', 'store-admin')}</p>
    <Button variant="primary" icon="external" href={address} target="_blank" rel="noreferrer">
      {__('Get started', 'store-admin')}
    </Button>
  </div>
);
