import { requireCapabilityOr } from '../../rest';

/** For users who can install plugins, and for plugin suggestions. */
export const canManagePlugins = requireCapabilityOr(
  'install_plugins',
  'woocommerce_rest_cannot_update',
  'Sorry, you cannot manage plugins.',
);
