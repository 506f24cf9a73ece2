import { useSelect } from '@admin/data';
import { getCountryCode } from '@admin/store-countries';
import { pluginsStore, usePluginSet } from '@admin/store-plugins';
import { isAddressComplete, useSettings } from '@admin/store-settings';
import { useCapability } from '@admin/store-user';

/** Plugins that WooCommerce's tax service requires (product specification, section 9). */
export const TAX_PLUGINS = ['jetpack', 'woocommerce-services'];

/** Which requirements of automated taxes are met. Data that can't be loaded counts as missing. */
export function useTaxRequirements() {
  const { settings, status } = useSettings('general');
  const { isKnown: arePluginsKnown, areActive, failure } = usePluginSet(TAX_PLUGINS);
  const connection = useSelect((select, resolution) => ({
    isConnected: select(pluginsStore).isJetpackConnected(),
    ...resolution(pluginsStore).isJetpackConnected(),
  }));
  const canInstall = useCapability('install_plugins');
  const canManage = useCapability('manage_options');
  return {
    country: getCountryCode(settings?.woocommerce_default_country ?? ''),
    /** Shop managers can't turn the tax service on. */
    canAutomate: canInstall && canManage,
    isAddressComplete: isAddressComplete(settings),
    arePluginsActive: areActive,
    isConnected: connection.isConnected === true,
    isKnown:
      (settings !== undefined || status === 'failed') &&
      (arePluginsKnown || failure !== undefined) &&
      (connection.isConnected !== undefined || connection.status === 'failed'),
  };
}

export type TaxRequirements = Omit<ReturnType<typeof useTaxRequirements>, 'isKnown'>;
