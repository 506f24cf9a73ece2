import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import { usePromiseNotice } from '@admin/store-notices';
import { profileStore, type ProfilePatch } from '@admin/store-profile';
import { useCapability } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { useGoHome } from '../../onboarding/first-run/use-go-home';
import type { OnboardingData } from '../../onboarding/first-run/use-onboarding-data';
import { useStepUrl } from '../../onboarding/first-run/use-step-url';
import { getResumeStep, listSteps, STEPS_FILTER } from './list-steps';
import { BUSINESS_FEATURES, listOwnSteps } from './steps';
import type { WizardStep } from './wizard-step';

/** Shows the installation progress of the chosen extensions; not a step of its own, without a Back button. */
export const INSTALLING = 'installing';

/** Returns the steps of this store, the current one and navigation functions. */
export function useWizard(shop: OnboardingData) {
  const steps = useSteps(shop);
  const end = useEnd();
  const isStep = (key: string | undefined): key is string =>
    key === INSTALLING || steps.some((step) => step.key === key);
  const { step: key, open } = useStepUrl(isStep, getResumeStep(steps, shop.profile));
  const isInstalling = key === INSTALLING;
  const at = steps.findIndex((step) => step.key === (isInstalling ? BUSINESS_FEATURES : key));
  const [before, next] = [steps[at - 1], steps[at + 1]];

  useEffect(() => {
    recordEvent('storeprofiler_step_view', { step: key });
  }, [key]);

  async function goOn() {
    if (next) open(next.key);
    else if (
      await end({ completed: true }, __('There was a problem finishing the setup wizard', 'store-admin'))
    )
      recordEvent('storeprofiler_complete', {});
  }

  return {
    steps,
    /** `undefined` if extensions removed all steps. */
    current: steps[at],
    at,
    isInstalling,
    showInstalling: () => open(INSTALLING),
    goOn,
    async goToNextStep() {
      recordEvent('storeprofiler_step_complete', { step: key });
      await goOn();
    },
    async skipProfiler() {
      const failed = __('There was a problem skipping the setup wizard', 'store-admin');
      const isSkipped = await end({ skipped: true }, failed);
      if (isSkipped) recordEvent('storeprofiler_store_details_skip', {});
      return isSkipped;
    },
    goBack: before && (() => open(before.key)),
  };
}

function useSteps({ profile }: OnboardingData): WizardStep[] {
  useFilterChanges(STEPS_FILTER);
  const canSwitch = useCapability('switch_themes');
  const themes = useSelect((select) => select(profileStore).getThemes());
  const offersThemes = canSwitch && themes !== undefined && themes.length > 0;
  return listSteps(() => listOwnSteps({ profile, offersThemes }));
}

/** Returns a function that saves how setup ended and then opens the home screen; resolves with whether it was saved. */
function useEnd() {
  const { updateProfile } = useDispatch(profileStore);
  const report = usePromiseNotice();
  const goHome = useGoHome();
  return async (patch: ProfilePatch, failed: string): Promise<boolean> => {
    const isSaved = await report(updateProfile(patch), { failed, id: 'setup-wizard-end' });
    if (isSaved) goHome();
    return isSaved;
  };
}
