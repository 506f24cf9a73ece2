import type { ComponentType } from 'react';
import { getHost, isFeatureEnabled } from '@admin/host';
import { lazyScreen, type Query } from '@admin/navigation';
import { Piece } from './piece';

const StoreLocationTour = lazyScreen('store-location-tour', async () => {
  const tour = await import(
    /* webpackChunkName: "store-location-tour" */ './store-location-tour/store-location-tour'
  );
  return tour.StoreLocationTour;
});

const TaxConflict = lazyScreen('tax-conflict', async () => {
  const conflict = await import(/* webpackChunkName: "tax-conflict" */ './tax-conflict/tax-conflict');
  return conflict.TaxConflict;
});

const PaymentsBanner = lazyScreen('payments-banner', async () => {
  const chunk = await import(/* webpackChunkName: "payments-banner" */ './payments-banner/payments-banner');
  return chunk.PaymentsBanner;
});

const PaymentSuggestions = lazyScreen('payment-suggestions', async () => {
  const chunk = await import(
    /* webpackChunkName: "payment-suggestions" */ './suggestions/payment-suggestions'
  );
  return chunk.PaymentSuggestions;
});

const ShippingPartners = lazyScreen('shipping-suggestions', async () => {
  const chunk = await import(
    /* webpackChunkName: "shipping-suggestions" */ './suggestions/shipping-suggestions'
  );
  return chunk.ShippingPartners;
});

const ShippingLabels = lazyScreen('shipping-suggestions', async () => {
  const chunk = await import(
    /* webpackChunkName: "shipping-suggestions" */ './suggestions/shipping-suggestions'
  );
  return chunk.ShippingLabels;
});

const AccountPanel = lazyScreen('own-payments', async () => {
  const chunk = await import(/* webpackChunkName: "own-payments" */ './own-payments/account-panel');
  return chunk.AccountPanel;
});

const StoreAlerts = lazyScreen('store-alerts', async () => {
  const chunk = await import(/* webpackChunkName: "store-alerts" */ './store-alerts/store-alerts');
  return chunk.StoreAlerts;
});

export interface ClassicPanelsProps {
  /** Of the classic page's address. */
  query: Query;
}

/** What the dashboard adds to the host's settings pages, decided by their address (product specification, section 2.9). */
export function ClassicPanels({ query }: ClassicPanelsProps) {
  return listPieces(query).map(([name, Component]) => (
    <Piece key={name}>
      <Component />
    </Piece>
  ));
}

function listPieces({ page, tab = 'general', section = '', zone_id: zone, tutorial }: Query) {
  const pieces: [name: string, piece: ComponentType][] = [];
  if (page !== 'wc-settings') return pieces;
  // Nothing is fetched where the page says that all is well.
  if (isFeatureEnabled('store-alerts') && getHost().settings.alertCount > 0)
    pieces.push(['store-alerts', StoreAlerts]);
  if (tab === 'general' && tutorial) pieces.push(['store-location-tour', StoreLocationTour]);
  if (tab === 'tax' && section === '') pieces.push(['tax-conflict', TaxConflict]);
  if (tab === 'checkout' && section === '') {
    pieces.push(['payments-banner', PaymentsBanner], ['payment-suggestions', PaymentSuggestions]);
  }
  if (tab === 'checkout' && section === 'woocommerce_payments') pieces.push(['own-payments', AccountPanel]);
  if (tab === 'shipping' && section === '' && zone === undefined) {
    const hasDefaults = isFeatureEnabled('shipping-smart-defaults');
    pieces.push(['shipping-suggestions', hasDefaults ? ShippingPartners : ShippingLabels]);
  }
  return pieces;
}
