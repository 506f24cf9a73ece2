import { requireCapabilityOr } from '../../rest';

/** For whoever decides which plugins the site has; suggestions of plugins are for them too. */
export const canManagePlugins = requireCapabilityOr(
  'install_plugins',
  'woocommerce_rest_cannot_update',
  'Sorry, you cannot manage plugins.',
);
