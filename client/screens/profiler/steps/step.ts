import type { ComponentType } from 'react';
import type { OnboardingData } from '../../../onboarding/first-run/use-onboarding-data';
import type { MachineEvent } from '../state-machine';

export interface StepProps {
  shop: OnboardingData;
  goTo: (doing: MachineEvent) => void;
}

export interface Step {
  /** A function, since translations load later. */
  describe: () => { title: string; lead?: string };
  content: ComponentType<StepProps>;
}
