import { __ } from '@wordpress/i18n';
import { getOtherExtensions, useInstalledExtensions, type Channel } from '@admin/store-marketing';
import { Card, ErrorState, OfferList, PlaceholderCard } from '@admin/ui';
import { ExtensionRow } from './extension-row';

/** Marketing extensions of the site, with what is to be done next for each. None of them is no card. */
export function InstalledCard({ channels }: { channels: readonly Channel[] }) {
  const { installed, failure, retry } = useInstalledExtensions();
  if (!installed && !failure) return <PlaceholderCard rows={3} />;
  const extensions = getOtherExtensions(installed ?? [], channels);
  if (installed && extensions.length === 0) return null;
  return (
    <Card title={__('Installed extensions', 'woocommerce')}>
      {installed ? (
        <OfferList>
          {extensions.map((extension) => (
            <ExtensionRow key={extension.slug} extension={extension} />
          ))}
        </OfferList>
      ) : (
        <ErrorState
          title={__('The installed extensions could not be loaded', 'woocommerce')}
          message={failure?.message}
          onRetry={retry}
        />
      )}
    </Card>
  );
}
