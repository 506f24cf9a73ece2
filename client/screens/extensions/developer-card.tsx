import { __ } from '@wordpress/i18n';
import { getNewPath } from '@admin/navigation';
import { Card } from '@admin/ui';

/** For extension developers. */
export function DeveloperCard() {
  return (
    <Card title={__('For developers', 'store-admin')}>
      {/* A full page load, since the outlines are set up at its start. */}
      <a href={getNewPath({ 'extension-points': 'shown' }, '/', {})}>
        {__('Highlight extension points until you reload the page', 'store-admin')}
      </a>
    </Card>
  );
}
