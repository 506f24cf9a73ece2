import { WithStores } from '@admin/data';
import { lazyPluginsStore } from '@admin/wizard';
import { WithOnboardingData } from '../../onboarding/first-run/with-onboarding-data';
import type { OnboardingData } from '../../onboarding/first-run/use-onboarding-data';
import { FullScreen } from '../../onboarding/full-screen/full-screen';
import { lazySetupStore } from '../../onboarding/lazy-setup-store';
import { lazyProfileStore } from '../../onboarding/lazy-profile-store';
import { PROGRESS } from './state-machine';
import { STEPS } from './steps';
import { useStateMachine } from './use-state-machine';

const STORES = [lazyPluginsStore, lazyProfileStore, lazySetupStore];

/** The onboarding questions about a store. Each step has its own address, and is saved when the user leaves it. */
export function Profiler() {
  return (
    <WithStores stores={STORES}>
      <WithOnboardingData>{(shop) => <Step shop={shop} />}</WithOnboardingData>
    </WithStores>
  );
}

function Step({ shop }: { shop: OnboardingData }) {
  const { state, goTo } = useStateMachine(shop);
  const { describe, content: Content } = STEPS[state];
  const { title, lead } = describe();
  return (
    <FullScreen storeName={shop.name} step={state} title={title} lead={lead} progress={PROGRESS[state]}>
      <Content key={state} shop={shop} goTo={goTo} />
    </FullScreen>
  );
}
