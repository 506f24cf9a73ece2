import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { pluginsStore } from '@admin/store-plugins';
import { Button, useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';

/** Opens the provider's page for WooPayments; its address is requested on click. */
export function ConnectProvider() {
  const { connectProvider } = useDispatch(pluginsStore);
  const report = usePromiseNotice();
  const isShown = useIsShown();
  const [isBusy, setBusy] = useState(false);
  useAnnounceBusy(isBusy, __('Connecting…', 'store-admin'));

  async function connect() {
    setBusy(true);
    const follow = async () => {
      const url = await connectProvider('wcpay');
      if (isShown.current) navigateTo({ url });
    };
    const isDone = await report(follow(), {
      failed: __(
        "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.",
        'store-admin',
      ),
    });
    // The button stays busy until the browser has left the page.
    if (!isDone && isShown.current) setBusy(false);
  }

  return (
    <>
      <p>{__('The provider verifies your business details. This takes about 2 minutes.', 'store-admin')}</p>
      <div className="sa-configure__actions">
        <Button variant="primary" busy={isBusy} onClick={() => void connect()}>
          {__('Connect', 'store-admin')}
        </Button>
      </div>
    </>
  );
}
