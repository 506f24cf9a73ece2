import { WithStores } from '@admin/data';
import { lazyPluginsStore } from '@admin/wizard';
import { WithShop } from '../../onboarding/first-run/with-shop';
import type { Shop } from '../../onboarding/first-run/use-shop';
import { FullScreen } from '../../onboarding/full-screen/full-screen';
import { lateSetup } from '../../onboarding/late-setup';
import { lateProfile } from '../../onboarding/late-stores';
import { PROGRESS } from './machine';
import { STEPS } from './steps';
import { useMachine } from './use-machine';

const STORES = [lazyPluginsStore, lateProfile, lateSetup];

/** The first questions about a shop. Each has an address of its own, and is saved as it is left. */
export function Profiler() {
  return (
    <WithStores stores={STORES}>
      <WithShop>{(shop) => <Step shop={shop} />}</WithShop>
    </WithStores>
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
