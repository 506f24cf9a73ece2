import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { interpolate } from '@admin/format';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { useCapability, usePreference } from '@admin/store-user';
import { Button, InlineNotice } from '@admin/ui';
import { SCHEDULED_IMPORT } from '../import/scheduled-import';

/** Invites stores older than the setting for updates to schedule them, until dismissed. */
export function UpdatesInvitation() {
  const canManage = useCapability('manage_woocommerce');
  return canManage && getHost().features.has(SCHEDULED_IMPORT) ? <Invitation /> : null;
}

function Invitation() {
  const isUnset = useSelect((select) => {
    const settings = select(settingsStore).getSettings('wc_admin');
    return settings !== undefined && !settings.woocommerce_analytics_scheduled_import;
  }, []);
  const [dismissed, dismiss] = usePreference('scheduled_updates_promotion_notice_dismissed');
  const report = usePromiseNotice();
  if (!isUnset || dismissed === 'yes') return null;
  return (
    <InlineNotice
      status="info"
      actions={
        <Button
          aria-label={__('Dismiss this notice.', 'store-admin')}
          onClick={() =>
            void report(dismiss('yes'), { failed: __('The notice could not be dismissed', 'store-admin') })
          }
        >
          {__('Dismiss', 'store-admin')}
        </Button>
      }
    >
      {interpolate(
        /* translators: {{a}}: link to the settings of analytics */
        __(
          'Analytics now supports scheduled updates, providing improved performance. Enable it in {{a}}Settings{{/a}}.',
          'store-admin',
        ),
        { a: <Link href={getNewPath({}, '/analytics/settings', {})} /> },
      )}
    </InlineNotice>
  );
}
