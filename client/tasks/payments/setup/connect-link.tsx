import { __, sprintf } from '@wordpress/i18n';
import { safeUrl } from '@admin/navigation';
import type { Gateway } from '@admin/store-gateways';
import { Button, InlineNotice } from '@admin/ui';
import { useSetUp } from './set-up';
import { SetupHelp } from './setup-help';

/** Link that connects the store with an account at the provider, which then returns here. */
export function ConnectLink({ gateway }: { gateway: Gateway }) {
  const { card } = useSetUp();
  const address = safeUrl(gateway.connectionUrl ?? '');
  return (
    <>
      <SetupHelp gateway={gateway} />
      {address === undefined ? (
        <InlineNotice status="error">
          {__('The link to the provider is not valid.', 'store-admin')}
        </InlineNotice>
      ) : (
        <div className="sa-configure__actions">
          <Button variant="primary" href={address}>
            {__('Connect', 'store-admin')}
          </Button>
          <span>
            {sprintf(
              /* translators: %s: name of a payment method */
              __('You will go to %s and then return here.', 'store-admin'),
              card.title,
            )}
          </span>
        </div>
      )}
    </>
  );
}
