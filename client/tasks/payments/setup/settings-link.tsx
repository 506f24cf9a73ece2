import { __ } from '@wordpress/i18n';
import type { Gateway } from '@admin/store-gateways';
import { Button, InlineNotice } from '@admin/ui';
import { useSetUp } from './set-up';
import { SetupHelp } from './setup-help';

/** Link to the gateway's settings page, for settings that the dashboard doesn't support. */
export function SettingsLink({ gateway }: { gateway: Gateway }) {
  const { onLeave } = useSetUp();
  if (gateway.settingsUrl === '') {
    return (
      <>
        <SetupHelp gateway={gateway} />
        <InlineNotice status="info">
          {__('This payment method has no settings page. See its documentation to set it up.', 'store-admin')}
        </InlineNotice>
        <div className="sa-configure__actions">
          <Button onClick={onLeave}>{__('Continue', 'store-admin')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <SetupHelp gateway={gateway} />
      <p>{__('Set it up on its settings page.', 'store-admin')}</p>
      <div className="sa-configure__actions">
        <Button variant="primary" href={gateway.settingsUrl}>
          {__('Set up', 'store-admin')}
        </Button>
      </div>
    </>
  );
}
