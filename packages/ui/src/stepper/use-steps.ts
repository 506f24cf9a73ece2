import { useEffect, useState } from 'react';

export interface StepState {
  key: string;
  /** If omitted, a step is complete once the wizard is past it. */
  isComplete?: boolean | undefined;
}

/** At a step, or at the one that will follow a step. */
type Place = { at: string } | { after: string };

/**
 * The current step of a wizard. It opens at the first incomplete step, or at the last one if all are complete. Saving a
 * step may change the list of steps, so the next one is determined in the next render.
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
    /** For `Stepper`. */
    currentStep,
    /** Selects a step, for `onStepSelect`. */
    goTo: (key: string) => setPlace({ at: key }),
    /** Completes the current step. */
    goOn: () => setPlace({ after: currentStep }),
  };
}

const findOpenStep = (steps: readonly StepState[]): StepState | undefined =>
  steps.find(({ isComplete }) => !isComplete) ?? steps.at(-1);

/** `undefined` after the last step. If the step was removed, the first incomplete one. */
function findCurrent(steps: readonly StepState[], place: Place): StepState | undefined {
  if ('at' in place) return steps.find(({ key }) => key === place.at) ?? findOpenStep(steps);
  const left = steps.findIndex(({ key }) => key === place.after);
  return left < 0 ? findOpenStep(steps) : steps[left + 1];
}
