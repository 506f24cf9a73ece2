import { __, sprintf } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import { getAdminLink } from '@admin/host';
import type { FreeExtension } from '@admin/store-profile';
import { useCapability } from '@admin/store-user';
import { Button, Offer, Pill } from '@admin/ui';
import { useSetUp } from './use-set-up';

interface ExtensionRowProps {
  extension: FreeExtension;
  onInstalled: () => void;
}

export function ExtensionRow({ extension, onInstalled }: ExtensionRowProps) {
  const { name, description, imageUrl, isBuiltByWc } = extension;
  return (
    <Offer
      image={imageUrl}
      icon="store"
      title={name}
      marks={isBuiltByWc && <Pill>{__('Built by WooCommerce', 'store-admin')}</Pill>}
      description={description}
      action={<Action extension={extension} onInstalled={onInstalled} />}
    />
  );
}

function Action({ extension, onInstalled }: ExtensionRowProps) {
  const { name, manageUrl } = extension;
  const canActivate = useCapability('install_plugins');
  const { state, isSettingUp, setUp } = useSetUp(extension, onInstalled);
  if (state === 'activated' && !isSettingUp) {
    if (manageUrl === '') return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;
    const label = sprintf(
      /* translators: %s: name of an extension */
      __('Manage %s', 'store-admin'),
      name,
    );
    return (
      <Button href={getAdminLink(manageUrl)} aria-label={label}>
        {__('Manage', 'store-admin')}
      </Button>
    );
  }
  // The server would reject the request.
  if (!canActivate) return <Pill>{__('Not active', 'store-admin')}</Pill>;
  // The state when the page was opened, so that the button keeps its label while its action runs.
  const words = extension.isInstalled ? __('Activate', 'store-admin') : __('Get started', 'store-admin');
  return (
    <Button busy={isSettingUp} aria-label={describeAction(words, name)} onClick={() => void setUp()}>
      {words}
    </Button>
  );
}
