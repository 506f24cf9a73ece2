import { useSelect } from '@admin/data';
import { isFeatureEnabled } from '@admin/host';
import { getCountryCode } from '@admin/store-countries';
import { pluginsStore } from '@admin/store-plugins';
import { isAddressComplete, useSettings } from '@admin/store-settings';
import {
  findCountryZone,
  getLabelPlugins,
  getPartnerPlugins,
  shippingStore,
  type ShippingPartner,
} from '@admin/store-shipping';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';

const NO_PARTNERS: readonly ShippingPartner[] = [];

/** The wizard's data from the server. Data that can't be loaded counts as missing. */
export function useShippingSetup() {
  const { settings, status } = useSettings('general');
  const canInstall = useCapability('install_plugins');
  const { areShown } = usePromotions();
  const country = getCountryCode(settings?.woocommerce_default_country ?? '');

  const { partners: suggested = NO_PARTNERS, ...read } = useSelect(
    (select, resolution) => {
      const data = {
        zones: select(shippingStore).getZones(),
        partners: canInstall ? select(shippingStore).getPartners() : NO_PARTNERS,
        active: select(pluginsStore).getActivePlugins(),
        // Only stores in the United States need the connection.
        isConnected: country === 'US' ? select(pluginsStore).isJetpackConnected() : false,
      };
      const failures = [
        resolution(shippingStore).getZones(),
        resolution(shippingStore).getPartners(),
        resolution(pluginsStore).getActivePlugins(),
        resolution(pluginsStore).isJetpackConnected(),
      ].map((one) => one.status === 'failed');
      return {
        ...data,
        isSettled: Object.values(data).every((part, at) => part !== undefined || failures[at]),
      };
    },
    [canInstall, country],
  );

  const active = read.active ?? [];
  const isActive = (plugins: readonly string[]) => plugins.every((slug) => active.includes(slug));
  const isPartnerActive = (partner: ShippingPartner) => isActive(getPartnerPlugins(partner, country));
  // Rates need no partner: if promotions are off, only partners already on the site are included.
  const partners = suggested.filter((partner) => areShown || isPartnerActive(partner));
  const hostPlugins = canInstall ? getLabelPlugins(country) : [];
  const labelPlugins = areShown || isActive(hostPlugins) ? hostPlugins : [];
  const zone = findCountryZone(read.zones ?? [], country);

  return {
    country,
    shipToCountries: settings?.woocommerce_ship_to_countries,
    partnerPlugins: [...labelPlugins, ...partners.map(({ slug }) => slug)],
    isJetpackConnected: read.isConnected === true,
    partners,
    canInstall,
    hasSmartDefaults: isFeatureEnabled('shipping-smart-defaults'),
    isAddressComplete: isAddressComplete(settings),
    hasZone: zone !== undefined,
    hasRates: zone?.methods.some(({ isEnabled }) => isEnabled) ?? false,
    hasLabels: (labelPlugins.length > 0 && isActive(labelPlugins)) || partners.some(isPartnerActive),
    isKnown: (settings !== undefined || status === 'failed') && read.isSettled,
  };
}

export type ShippingSetup = Omit<ReturnType<typeof useShippingSetup>, 'isKnown'>;
