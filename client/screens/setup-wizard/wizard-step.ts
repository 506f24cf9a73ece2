import type { ComponentType } from 'react';
import type { Shop } from '../../onboarding/first-run/use-onboarding-data';

/** What every step is given, those of extensions as well. */
export interface WizardStepProps {
  shop: Shop;
  /** Continues; after the last step the setup is complete, and home follows. */
  goToNextStep: () => Promise<void>;
  /** Continues by what is set up in the background. */
  showInstalling: () => void;
  /** Ends the setup without the rest of it. Returns whether it was saved. */
  skipProfiler: () => Promise<boolean>;
  /** Leads back; the first step has nowhere to lead to. */
  goBack: (() => void) | undefined;
}

/** A step as the host's filter knows it (contract, remaining screens, section 5), with the words above it. */
export interface WizardStep {
  /** The `step` of the address. */
  key: string;
  label: string;
  isComplete: boolean;
  container: ComponentType<WizardStepProps>;
  /** The label where it is left out. */
  title?: string;
  lead?: string;
}
