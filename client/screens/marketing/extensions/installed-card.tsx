import { __ } from '@wordpress/i18n';
import { getOtherExtensions, useInstalledExtensions, type Channel } from '@admin/store-marketing';
import { useCapability } from '@admin/store-user';
import { Card, ErrorState, OfferList, PlaceholderCard } from '@admin/ui';
import { ContactAdministrator } from '@admin/wizard';
import { ExtensionRow } from './extension-row';

/** Installed marketing extensions with the next action for each. Renders nothing if there are none. */
export function InstalledCard({ channels }: { channels: readonly Channel[] }) {
  const { installed, failure, retry } = useInstalledExtensions();
  const canActivate = useCapability('install_plugins');
  if (!installed && !failure) return <PlaceholderCard rows={3} />;
  const extensions = getOtherExtensions(installed ?? [], channels);
  if (installed && extensions.length === 0) return null;
  return (
    <Card title={__('Installed extensions', 'store-admin')}>
      {!canActivate && extensions.some(({ status }) => status === 'installed') && <ContactAdministrator />}
      {installed ? (
        <OfferList>
          {extensions.map((extension) => (
            <ExtensionRow key={extension.slug} extension={extension} />
          ))}
        </OfferList>
      ) : (
        <ErrorState
          title={__('The installed extensions could not be loaded', 'store-admin')}
          message={failure?.message}
          onRetry={retry}
        />
      )}
    </Card>
  );
}
