import type { StoreContext } from '../../context';
import { getProviderUrl } from '../../site';
import type { Gateway } from './queries';

/** Formats a gateway as in the contract (section 8). */
export function toRecord(context: StoreContext, gateway: Gateway): object {
  const { id, plugin, missingService, hasScript } = gateway;
  const admin = `${context.siteUrl}/wp-admin/admin.php`;
  const script = {
    handle: `${plugin}-setup`,
    src: `${context.siteUrl}/wp-content/plugins/${plugin}/setup.js`,
  };
  return {
    id,
    title: gateway.title,
    description: gateway.description,
    order: gateway.position ?? '',
    enabled: gateway.isEnabled,
    method_title: gateway.methodTitle,
    method_description: gateway.methodDescription,
    method_supports: gateway.supports,
    settings: gateway.settings,
    needs_setup: gateway.needsSetup,
    post_install_scripts: hasScript ? [script] : [],
    settings_url: `${admin}?page=wc-settings&tab=checkout&section=${id}`,
    connection_url: missingService
      ? getProviderUrl(context, missingService, `${admin}?page=wc-admin&task=payments&id=${id}`)
      : null,
    setup_help_text: gateway.help ?? null,
    required_settings_keys: gateway.requiredFields,
  };
}
