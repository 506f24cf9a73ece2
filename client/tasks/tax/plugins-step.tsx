import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { PluginInstaller } from '@admin/wizard';
import { Terms } from './terms';
import { TAX_PLUGINS } from './use-tax-requirements';
import { useTaxSettings } from './use-tax-settings';

/** Installs the plugins of the tax service; continuing accepts its terms. */
export function PluginsStep({ onReady }: { onReady: () => void }) {
  const { hasAcceptedTerms, acceptTerms } = useTaxSettings(onReady);
  const report = usePromiseNotice();

  async function goOn() {
    const isAccepted =
      hasAcceptedTerms ||
      (await report(acceptTerms(), {
        failed: __('The terms could not be accepted. Please try again.', 'store-admin'),
      }));
    if (isAccepted) onReady();
  }

  return (
    <div className="sa-tax-step">
      {!hasAcceptedTerms && <Terms />}
      <PluginInstaller
        slugs={TAX_PLUGINS}
        names={{ 'woocommerce-services': __('WooCommerce Tax', 'store-admin') }}
        onReady={goOn}
      />
    </div>
  );
}
