import { filterList } from '@admin/extensions';
import type { Profile } from '@admin/store-profile';
import type { WizardStep } from './wizard-step';

export const STEPS_FILTER = 'woocommerce_admin_profile_wizard_steps';

/** Returns the steps for this store; extensions can add, change and remove steps. */
export const listSteps = (own: () => WizardStep[]): WizardStep[] =>
  filterList(STEPS_FILTER, own, isWizardStep);

function isWizardStep(value: unknown): value is WizardStep {
  if (typeof value !== 'object' || value === null) return false;
  const { key, label, container }: Partial<Record<keyof WizardStep, unknown>> = value;
  const isComponent =
    typeof container === 'function' || (typeof container === 'object' && container !== null);
  return typeof key === 'string' && typeof label === 'string' && isComponent;
}

/**
 * Returns the step where a returning user continues: the first one without a response. Users who completed or skipped
 * the wizard start over.
 */
export function getResumeStep(steps: readonly WizardStep[], { completed, skipped }: Profile): string {
  const isOver = completed === true || skipped === true;
  const open = isOver ? steps[0] : (steps.find(({ isComplete }) => !isComplete) ?? steps.at(-1));
  return open?.key ?? '';
}

/** Returns the steps that are reachable from anywhere: the completed ones and the first that is not. */
export function getReachableSteps(steps: readonly WizardStep[]): ReadonlySet<string> {
  const firstOpen = steps.find(({ isComplete }) => !isComplete);
  return new Set(steps.filter((step) => step.isComplete || step === firstOpen).map(({ key }) => key));
}
