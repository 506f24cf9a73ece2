import type { ComponentType } from 'react';
import type { OnboardingData } from '../../onboarding/first-run/use-onboarding-data';

/** Props of every step, including those of extensions. */
export interface WizardStepProps {
  shop: OnboardingData;
  /** Continues; after the last step, completes the setup and opens the home screen. */
  goToNextStep: () => Promise<void>;
  /** Continues to the installation progress. */
  showInstalling: () => void;
  /** Ends the setup without the remaining steps. Resolves with whether it was saved. */
  skipProfiler: () => Promise<boolean>;
  /** Goes back; `undefined` on the first step. */
  goBack: (() => void) | undefined;
}

/** A step in the format of WooCommerce's filter (contract, remaining screens, section 5), with the text above it. */
export interface WizardStep {
  /** Value of `step` in the address. */
  key: string;
  label: string;
  isComplete: boolean;
  container: ComponentType<WizardStepProps>;
  /** Defaults to the label. */
  title?: string;
  lead?: string;
}
