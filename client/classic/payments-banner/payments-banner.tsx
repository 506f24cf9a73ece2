import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getHost } from '@admin/host';
import { gatewaysStore } from '@admin/store-gateways';
import { HostSlot } from '../host-form/host-slot';
import { Offer } from './offer';
import { useIsOwnGatewayOffered } from './use-own-gateway';
import './payments-banner.css';

const STORES = [{ store: gatewaysStore }];

/** Promotes WooPayments above the list of payment methods, or explains the list. */
export function PaymentsBanner() {
  return (
    <WithStores stores={STORES}>
      <BannerOrHeading />
    </WithStores>
  );
}

function BannerOrHeading() {
  const isOffered = useIsOwnGatewayOffered();
  const { wcpayWelcomePageConnectNonce: nonce } = getHost().settings;
  return (
    <HostSlot id="wc_payment_gateways_banner_slotfill" isReady={isOffered !== undefined}>
      {isOffered === true && nonce !== '' && <Offer nonce={nonce} />}
      {isOffered !== undefined && !(isOffered && nonce !== '') && <Heading />}
    </HostSlot>
  );
}

function Heading() {
  return (
    <div className="sa-payments-heading">
      <h2>{__('Payment Methods', 'store-admin')}</h2>
      <p>
        {__(
          'Installed payment methods are listed below and can be sorted to control their display order on the frontend.',
          'store-admin',
        )}
      </p>
    </div>
  );
}
