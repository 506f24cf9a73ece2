import { useEffect, useState } from 'react';

export interface StepState {
  key: string;
  /** Without it a step counts as done once the wizard is past it. */
  isComplete?: boolean | undefined;
}

/** At a step, or on the way to whatever comes after one. */
type Place = { at: string } | { after: string };

/**
 * Where a wizard stands among its steps. It opens at the first step that is not complete, and at the last one when all
 * are. Saving a step may change which steps there are: the next one is looked up in the list of the next render.
 * @param onFinished called once the user went on from the last step
 */
export function useSteps(steps: readonly StepState[], onFinished: () => void) {
  const [place, setPlace] = useState<Place>(() => ({ at: findOpenStep(steps)?.key ?? '' }));
  const current = findCurrent(steps, place);
  const isFinished = current === undefined;

  useEffect(() => {
    if (isFinished) onFinished();
    // oxlint-disable-next-line react/exhaustive-deps -- finishing happens once, whoever hears of it
  }, [isFinished]);

  const currentStep = (current ?? steps.at(-1))?.key ?? '';
  return {
    /** For the `Stepper`. */
    currentStep,
    /** Leads back to a step, for `onStepSelect`. */
    goTo: (key: string) => setPlace({ at: key }),
    /** The current step is done. */
    goOn: () => setPlace({ after: currentStep }),
  };
}

const findOpenStep = (steps: readonly StepState[]): StepState | undefined =>
  steps.find(({ isComplete }) => !isComplete) ?? steps.at(-1);

/** Nothing when the wizard went on from its last step. A step that is gone leaves the first open one. */
function findCurrent(steps: readonly StepState[], place: Place): StepState | undefined {
  if ('at' in place) return steps.find(({ key }) => key === place.at) ?? findOpenStep(steps);
  const left = steps.findIndex(({ key }) => key === place.after);
  return left < 0 ? findOpenStep(steps) : steps[left + 1];
}
