import type { ComponentType } from 'react';
import type { OnboardingData } from '../../../onboarding/first-run/use-onboarding-data';
import type { ProfilerEvent } from '../state-machine';

export interface StepProps {
  shop: OnboardingData;
  goTo: (event: ProfilerEvent) => void;
}

export interface Step {
  /** A function, since translations load later. */
  describe: () => { title: string; lead?: string };
  content: ComponentType<StepProps>;
}
