import type { ReactNode } from 'react';
import { setHost } from '@admin/host';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildUser, renderWithStores } from '@admin/testing';
import { ClassicPanels } from '../classic-panels';

/** Settings that decide whether suggestions are shown. */
export interface SuggestionSettings {
  /** Whether the site allows suggestions. */
  site?: 'yes' | 'no';
  canInstall?: boolean;
  /** Preference of a user who hid them, as stored. */
  promotions?: string;
}

interface SettingsPage extends SuggestionSettings {
  query: Readonly<Record<string, string>>;
  features?: Readonly<Record<string, boolean>>;
  admin: Record<string, unknown>;
  /** Whether shipping suggestions were hidden. */
  hidden?: 'yes' | 'no';
  children?: ReactNode;
}

/** Test support: renders the panels of a settings page of a store in California. */
export function renderSettingsPage({
  query,
  features,
  admin,
  site = 'yes',
  canInstall = true,
  promotions = '',
  hidden = 'no',
  children,
}: SettingsPage) {
  const host = buildHost({
    mode: 'embedded',
    features: { 'store-alerts': false, ...features },
    admin: { preloadSettings: { general: { woocommerce_default_country: 'US:CA' } }, ...admin },
  });
  setHost(host);
  const user = buildUser();
  return renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <>
      <ClassicPanels query={{ page: 'wc-settings', ...query }} />
      {children}
    </>,
    {
      host,
      prepare(registry) {
        hydrateSettings(registry, host.settings);
        hydrateOptions(registry, {
          woocommerce_show_marketplace_suggestions: site,
          woocommerce_admin_transient_notices_queue: [],
          woocommerce_settings_shipping_recommendations_hidden: hidden,
        });
        hydrateCurrentUser(registry, {
          ...user,
          capabilities: { ...user.capabilities, install_plugins: canInstall },
          is_super_admin: false,
          woocommerce_meta: { ...user.woocommerce_meta, promotions_hidden: promotions },
        });
      },
    },
  );
}
