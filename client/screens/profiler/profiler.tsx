import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getHost } from '@admin/host';
import { latePlugins } from '@admin/wizard';
import { ErrorState } from '@admin/ui';
import { FullScreen } from '../../guides/full-screen/full-screen';
import { lateSetup } from '../../guides/late-setup';
import { lateProfile } from '../../guides/late-stores';
import { LoadingStep } from './loading-step';
import { PROGRESS } from './machine';
import { STEPS } from './steps';
import { useMachine } from './use-machine';
import { useShop, type Shop } from './use-shop';
import './profiler.css';

const STORES = [latePlugins, lateProfile, lateSetup];

/** The first questions about a shop. Each has an address of its own, and is saved as it is left. */
export function Profiler() {
  return (
    <WithStores stores={STORES}>
      <Opening />
    </WithStores>
  );
}

function Opening() {
  const { shop, failure, retry } = useShop();
  if (shop) return <Step shop={shop} />;
  return (
    <FullScreen
      shop={getHost().settings.siteTitle}
      step="opening"
      title={__('Set up your store', 'woocommerce')}
      progress={0}
    >
      {failure ? (
        <ErrorState
          title={__('What is known of your store could not be loaded', 'woocommerce')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <LoadingStep />
      )}
    </FullScreen>
  );
}

function Step({ shop }: { shop: Shop }) {
  const { state, goTo } = useMachine(shop);
  const { describe, content: Content } = STEPS[state];
  const { title, lead } = describe();
  return (
    <FullScreen shop={shop.name} step={state} title={title} lead={lead} progress={PROGRESS[state]}>
      <Content key={state} shop={shop} goTo={goTo} />
    </FullScreen>
  );
}
