import { __ } from '@wordpress/i18n';
import { areOutlinesWanted, wantOutlines } from '@admin/extensions';
import { Card, Switch } from '@admin/ui';

/** For those who write extensions. */
export function DeveloperCard() {
  return (
    <Card title={__('For developers', 'woocommerce')}>
      <Switch
        label={__('Outline the places where extensions can add something', 'woocommerce')}
        help={__('In this tab, with their names. The page is loaded again.', 'woocommerce')}
        checked={areOutlinesWanted()}
        onChange={(areWanted) => {
          wantOutlines(areWanted);
          window.location.reload();
        }}
      />
    </Card>
  );
}
