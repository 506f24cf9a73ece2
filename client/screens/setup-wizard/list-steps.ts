import { filterList } from '@admin/extensions';
import type { Profile } from '@admin/store-profile';
import type { WizardStep } from './wizard-step';

export const STEPS_FILTER = 'woocommerce_admin_profile_wizard_steps';

/** The steps of this shop; extensions may add, change and take away. */
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
 * Where an owner continues who comes back another day: at what is not answered yet. Whoever was through, or skipped it,
 * begins again.
 */
export function getResumeStep(steps: readonly WizardStep[], { completed, skipped }: Profile): string {
  const isOver = completed === true || skipped === true;
  const open = isOver ? steps[0] : (steps.find(({ isComplete }) => !isComplete) ?? steps.at(-1));
  return open?.key ?? '';
}

/** Steps that can be gone to from anywhere: those that are done, and the first that is not. */
export function getReachable(steps: readonly WizardStep[]): ReadonlySet<string> {
  const firstOpen = steps.find(({ isComplete }) => !isComplete);
  return new Set(steps.filter((step) => step.isComplete || step === firstOpen).map(({ key }) => key));
}
