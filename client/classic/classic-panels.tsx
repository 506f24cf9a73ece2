import type { ComponentType } from 'react';
import { getHost, isFeatureEnabled } from '@admin/host';
import { lazyScreen, type Query } from '@admin/navigation';
import { LayoutComponents, type LayoutComponent } from './extensions/layout-components';
import { SettingsSlots } from './extensions/settings-slots';
import { EmbeddedPanel } from './embedded-panel';

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

const SettingsTaxConflict = lazyScreen('tax-conflict', async () => {
  const conflict = await import(
    /* webpackChunkName: "tax-conflict" */ './tax-conflict/settings-tax-conflict'
  );
  return conflict.SettingsTaxConflict;
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

const MarketplaceVisit = lazyScreen('marketplace-visit', async () => {
  const visit = await import(/* webpackChunkName: "marketplace-visit" */ './marketplace-visit');
  return visit.MarketplaceVisit;
});

const StoreAlerts = lazyScreen('store-alerts', async () => {
  const chunk = await import(/* webpackChunkName: "store-alerts" */ './store-alerts/store-alerts');
  return chunk.StoreAlerts;
});

export interface ClassicPanelsProps {
  /** Query of the classic page's URL. */
  query: Query;
}

/** Renders the dashboard's additions to the host's pages, depending on the URL (product specification, section 2.9). */
export function ClassicPanels({ query }: ClassicPanelsProps) {
  const isSettings = query['page'] === 'wc-settings';
  return (
    <>
      {isSettings &&
        listInsets(query).map(([name, Inset]) => (
          <EmbeddedPanel key={name}>
            <Inset />
          </EmbeddedPanel>
        ))}
      {isSettings && <SettingsSlots />}
      {query['page'] === 'wc-addons' && query['tutorial'] && (
        <EmbeddedPanel>
          <MarketplaceVisit />
        </EmbeddedPanel>
      )}
      <LayoutComponents query={query} own={isSettings ? listPanels(query) : []} />
    </>
  );
}

/** Lists the components with their own place in the host's page. */
function listInsets({ tab = 'general', section = '', tutorial }: Query) {
  const insets: [name: string, inset: ComponentType][] = [];
  // Loads nothing if the page says that there are no alerts.
  if (isFeatureEnabled('store-alerts') && getHost().settings.alertCount > 0)
    insets.push(['store-alerts', StoreAlerts]);
  if (tab === 'general' && tutorial) insets.push(['store-location-tour', StoreLocationTour]);
  if (tab === 'tax' && section === '') insets.push(['tax-conflict', TaxConflict]);
  if (tab === 'checkout' && section === '') insets.push(['payments-banner', PaymentsBanner]);
  return insets;
}

/** Lists the components below the host's form. */
function listPanels({ tab = 'general', section = '', zone_id: zone }: Query): LayoutComponent[] {
  if (tab === 'checkout' && section === '') return [PaymentSuggestions];
  if (tab === 'checkout' && section === 'woocommerce_payments') return [AccountPanel];
  if (tab !== 'shipping' || section !== '' || zone !== undefined) return [];
  return [isFeatureEnabled('shipping-smart-defaults') ? ShippingPartners : ShippingLabels];
}

export interface SettingsPanelsProps {
  /** Id of a page of the dashboard's settings, which is a tab of the host's settings. */
  page: string;
  /** Id of a section; empty for the first one. */
  section: string;
}

/** The panels of the host's settings page, below the dashboard's own form of the same settings. */
export const SettingsPanels = ({ page, section }: SettingsPanelsProps) =>
  listPanels({ tab: page, section }).map((Panel, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list of a page never changes
    <EmbeddedPanel key={index}>
      <Panel />
    </EmbeddedPanel>
  ));

/** The panels inside the settings form. */
export function SettingsFormPanels({ page, section }: SettingsPanelsProps) {
  if (page !== 'tax' || section !== '') return null;
  return (
    <EmbeddedPanel>
      <SettingsTaxConflict />
    </EmbeddedPanel>
  );
}
