import { __ } from '@wordpress/i18n';
import { getNewPath } from '@admin/navigation';
import { Card } from '@admin/ui';

/** For those who write extensions. */
export function DeveloperCard() {
  return (
    <Card title={__('For developers', 'woocommerce')}>
      {/* By a new page, since the outlines are there from its beginning. */}
      <a href={getNewPath({ 'extension-points': 'shown' }, '/', {})}>
        {__('Highlight extension points until you reload the page', 'woocommerce')}
      </a>
    </Card>
  );
}
