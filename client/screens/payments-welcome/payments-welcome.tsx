import { WithStores } from '@admin/data';
import { marketingStore } from '@admin/store-marketing';
import { Card, PlaceholderCard } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { OfferUnavailable } from './offer-unavailable';
import { Offer } from './offer';
import { useOfferState } from './use-offer-state';
import './payments-welcome.css';

const STORES = [lazyPluginsStore, { store: marketingStore }];

/** Presents WooPayments to a store that uses other payment methods, while there is an offer. */
export function PaymentsWelcome() {
  return (
    <WithStores stores={STORES}>
      <div className="sa-payments-welcome">
        <OfferOrReason />
      </div>
    </WithStores>
  );
}

function OfferOrReason() {
  const state = useOfferState();
  if (state === 'waiting') return <PlaceholderCard rows={6} />;
  if (state === 'open') return <Offer />;
  return (
    <Card>
      <OfferUnavailable reason={state} />
    </Card>
  );
}
