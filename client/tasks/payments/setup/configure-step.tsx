import { __, sprintf } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { gatewaysStore, getGatewayId, useGateway, type Gateway } from '@admin/store-gateways';
import { Button, ErrorState, InlineNotice, Spinner } from '@admin/ui';
import { ConfigureSlot } from './configure-slot';
import { useSetUp } from './set-up';
import { useScripts } from './use-scripts';

/** Waits for the gateway added by the plugins and for its scripts, then configures it. */
export function ConfigureStep() {
  const registry = useRegistry();
  const { card } = useSetUp();
  const { gateway, status, failure } = useGateway(getGatewayId(card.id));
  if (gateway) return <WithScripts gateway={gateway} />;
  if (status !== 'finished' && status !== 'failed') return <Spinner />;
  return (
    <ErrorState
      title={sprintf(
        /* translators: %s: name of a payment method */
        __('%s is not available yet', 'store-admin'),
        card.title,
      )}
      message={
        failure?.message ?? __('Its plugin is active but has not added a payment method yet.', 'store-admin')
      }
      onRetry={() => registry.invalidateAll(gatewaysStore)}
    />
  );
}

/** A script that fails to load doesn't stop the setup. */
function WithScripts({ gateway }: { gateway: Gateway }) {
  const { status, retry } = useScripts(gateway.postInstallScripts);
  if (status === 'loading') return <Spinner />;
  return (
    <div className="sa-configure">
      {status === 'failed' && (
        <InlineNotice
          status="warning"
          actions={
            <Button size="small" onClick={retry}>
              {__('Retry', 'store-admin')}
            </Button>
          }
        >
          {__('Part of this setup could not be loaded.', 'store-admin')}
        </InlineNotice>
      )}
      <ConfigureSlot gateway={gateway} />
    </div>
  );
}
