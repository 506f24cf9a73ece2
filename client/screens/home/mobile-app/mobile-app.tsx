import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { interpolate } from '@admin/format';
import { getHost } from '@admin/host';
import { usePromiseNotice } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { tasksStore } from '@admin/store-tasks';
import { useCapability } from '@admin/store-user';
import { Button, Modal, VisuallyHidden } from '@admin/ui';
import './mobile-app.css';

const LISTINGS = [
  { name: 'Google Play', address: 'https://play.google.com/store/apps/details?id=com.woocommerce.android' },
  { name: 'App Store', address: 'https://apps.apple.com/app/id1389130815' },
];

const MOBILE_APP_TASK = 'get-mobile-app';

/** Shows where to get the mobile app and how to start. The user can confirm having it, which completes the task. */
export function MobileApp({ onClose }: { onClose: () => void }) {
  const { updateOptions } = useDispatch(optionsStore);
  const { completeTask } = useDispatch(tasksStore);
  // WooCommerce keeps this in a site-wide option.
  const canFinish = useCapability('manage_options');
  const [isSaving, setSaving] = useState(false);
  const report = usePromiseNotice();

  async function finish() {
    if (isSaving) return;
    setSaving(true);
    const isSaved = await report(updateOptions({ woocommerce_admin_dismissed_mobile_app_modal: 'yes' }), {
      failed: __('There was a problem updating the task list', 'store-admin'),
    });
    setSaving(false);
    if (!isSaved) return;
    // If the lists can't be loaded now, the next load updates them.
    completeTask(MOBILE_APP_TASK).catch(() => undefined);
    onClose();
  }

  return (
    <Modal
      title={__('Manage your store on the go', 'store-admin')}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {__("I'll do it later", 'store-admin')}
          </Button>
          {canFinish && (
            <Button variant="primary" busy={isSaving} onClick={() => void finish()}>
              {__('I installed the app', 'store-admin')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {interpolate(
          /* translators: address: address of the store */
          __(
            'Manage orders and view analytics from anywhere. Install the app on your phone, then log in with your store address: {{address/}}',
            'store-admin',
          ),
          { address: <strong className="sa-mobile-app__address">{getHost().settings.siteUrl}</strong> },
        )}
      </p>
      <p className="sa-mobile-app__listings">
        {LISTINGS.map(({ name, address }) => (
          <Button key={name} href={address} target="_blank" rel="noreferrer" icon="external">
            {name}
            <VisuallyHidden> {__('(opens in a new tab)', 'store-admin')}</VisuallyHidden>
          </Button>
        ))}
      </p>
    </Modal>
  );
}
