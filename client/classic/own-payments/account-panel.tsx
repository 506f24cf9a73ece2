import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getAdminLink, getHost } from '@admin/host';
import { stringifyQuery } from '@admin/navigation';
import { gatewaysStore, useGateway } from '@admin/store-gateways';
import { useCapability } from '@admin/store-user';
import { queueRecordEvent } from '@admin/tracks';
import { Button, Card } from '@admin/ui';
import './account-panel.css';

const STORES = [{ store: gatewaysStore }];
const OWN = 'woocommerce_payments';

/** Lists the remaining setup steps below the settings of WooPayments. */
export function AccountPanel() {
  return (
    <WithStores stores={STORES}>
      <Account />
    </WithStores>
  );
}

function Account() {
  const { gateway } = useGateway(OWN);
  const canConnect = useCapability('install_plugins');
  const { wcpayWelcomePageConnectNonce: nonce } = getHost().settings;
  if (!gateway?.needsSetup || !canConnect || nonce === '') return null;
  const address = getAdminLink(`admin.php?${stringifyQuery({ 'wcpay-connect': '1', _wpnonce: nonce })}`);
  return (
    <Card className="sa-account-panel" title={__('One more step to get paid', 'store-admin')}>
      <p>
        {__(
          'Connect an account to receive payments. You will return here, and the payment method will be enabled.',
          'store-admin',
        )}
      </p>
      <Button
        variant="primary"
        href={address}
        onClick={() => queueRecordEvent('payments_account_connect_clicked', {})}
      >
        {__('Finish setup', 'store-admin')}
      </Button>
    </Card>
  );
}
