import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { FailureBoundary } from '@admin/extensions';
import { lazyPluginsStore } from '@admin/wizard';
import { describeInstalling, Installing } from '../../onboarding/first-run/extensions/installing';
import { WithOnboardingData } from '../../onboarding/first-run/with-onboarding-data';
import type { OnboardingData } from '../../onboarding/first-run/use-onboarding-data';
import { FullScreen } from '../../onboarding/full-screen/full-screen';
import { lazySetupStore } from '../../onboarding/lazy-setup-store';
import { lazyProfileStore } from '../../onboarding/lazy-profile-store';
import { STEPS_FILTER } from './list-steps';
import { StepTrail } from './step-trail';
import { INSTALLING, useWizard } from './use-wizard';

const STORES = [lazyPluginsStore, lazyProfileStore, lazySetupStore];

/**
 * The onboarding questions about a store without the store profiler. Each step has an address, and is saved when the
 * user leaves it.
 */
export function SetupWizard() {
  return (
    <WithStores stores={STORES}>
      <WithOnboardingData trail={<StepTrail steps={[]} at={-1} />}>
        {(shop) => <Step shop={shop} />}
      </WithOnboardingData>
    </WithStores>
  );
}

function Step({ shop }: { shop: OnboardingData }) {
  const wizard = useWizard(shop);
  const { steps, current, at, isInstalling } = wizard;
  const words = isInstalling
    ? describeInstalling()
    : { title: current?.title ?? current?.label, lead: current?.lead };
  return (
    <FullScreen
      storeName={shop.name}
      step={isInstalling ? INSTALLING : (current?.key ?? '')}
      title={words.title ?? __('Set up your store', 'store-admin')}
      lead={words.lead}
      progress={(100 * (at + 1)) / (steps.length + 1)}
      trail={<StepTrail steps={steps} at={at} />}
    >
      {isInstalling ? (
        <Installing
          profile={shop.profile}
          leaveLabel={__('Continue in the background', 'store-admin')}
          onDone={wizard.goOn}
        />
      ) : (
        current && <Content key={current.key} shop={shop} wizard={wizard} />
      )}
    </FullScreen>
  );
}

interface ContentProps {
  shop: OnboardingData;
  wizard: ReturnType<typeof useWizard>;
}

/** An error in an extension's step doesn't break the rest of the wizard. */
function Content({
  shop,
  wizard: { current, goToNextStep, skipProfiler, goBack, showInstalling },
}: ContentProps) {
  if (!current) return null;
  const { container: Container } = current;
  return (
    <FailureBoundary
      source={STEPS_FILTER}
      filter={{ hook: STEPS_FILTER, isMeant: (entry) => Object(entry).key === current.key, details: [] }}
    >
      <Container
        shop={shop}
        goToNextStep={goToNextStep}
        showInstalling={showInstalling}
        skipProfiler={skipProfiler}
        goBack={goBack}
      />
    </FailureBoundary>
  );
}
