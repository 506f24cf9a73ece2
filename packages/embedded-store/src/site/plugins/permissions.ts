import { requireCapabilityOr } from '../../rest';
import { __ } from '../../i18n';

/** For users who can install plugins, and for plugin suggestions. */
export const canManagePlugins = requireCapabilityOr('install_plugins', 'woocommerce_rest_cannot_update', () =>
  __('Sorry, you cannot manage plugins.', 'store-admin'),
);
