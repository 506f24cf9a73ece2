import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { usePluginSet } from '@admin/store-plugins';
import { Button, Card } from '@admin/ui';
import { PluginInstaller } from '@admin/wizard';
import { OtherTaxOptions } from './other-tax-options';
import { describePartner } from './partners';
import type { TaxMethodProps } from './tax-method-props';

const PLUGINS = ['woocommerce-avatax'];
const PRODUCT_PAGE = 'https://woocommerce.com/products/woocommerce-avatax/';

/** The third-party service: its plugin, then its own settings. */
export function ThirdPartyTaxes({ onManual, onHidePartners, onComplete }: TaxMethodProps) {
  const { areActive } = usePluginSet(PLUGINS);
  const { name, text } = describePartner('avalara');
  return (
    <Card
      title={name}
      footer={<OtherTaxOptions onManual={onManual} onHidePartners={onHidePartners} onComplete={onComplete} />}
    >
      <div className="sa-tax-step">
        <p className="sa-tax-step__text">{text}</p>
        {areActive ? (
          <div className="sa-tax-step__actions">
            <Button variant="primary" href={getAdminLink('admin.php?page=wc-settings&tab=tax')}>
              {__('Open tax settings', 'store-admin')}
            </Button>
          </div>
        ) : (
          <PluginInstaller
            slugs={PLUGINS}
            names={{ 'woocommerce-avatax': name }}
            onReady={stay}
            actions={
              <Button
                variant="tertiary"
                icon="external"
                href={PRODUCT_PAGE}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={__('Learn more about Avalara (opens in a new tab)', 'store-admin')}
              >
                {__('Learn more', 'store-admin')}
              </Button>
            }
          />
        )}
      </div>
    </Card>
  );
}

/** The link to its settings is shown anyway. */
const stay = () => {};
