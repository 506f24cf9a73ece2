import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { Link } from '@admin/navigation';
import { Card } from '@admin/ui';

interface HostScreenProps {
  /** May contain HTML entities. */
  label: string;
  url: string;
}

/** Links to WooCommerce's own screen for content that is more than settings, such as a table of rates. */
export function HostScreen({ label, url }: HostScreenProps) {
  return (
    <Card title={decodeEntities(label)}>
      <p>{__('These settings have their own screen.', 'store-admin')}</p>
      {url !== '' && (
        <Link href={url} type="wp-admin">
          {__('Open screen', 'store-admin')}
        </Link>
      )}
    </Card>
  );
}
