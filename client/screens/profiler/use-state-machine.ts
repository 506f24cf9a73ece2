import { useEffect } from 'react';
import { recordEvent } from '@admin/tracks';
import { useGoHome } from '../../onboarding/first-run/use-go-home';
import type { OnboardingData } from '../../onboarding/first-run/use-onboarding-data';
import { useStepUrl } from '../../onboarding/first-run/use-step-url';
import { getNextState, getResumeState, isState, type ProfilerEvent, type State } from './state-machine';

/** Returns the state in the address, and a function to go to the next one. */
export function useStateMachine(shop: OnboardingData): {
  state: State;
  goTo: (event: ProfilerEvent) => void;
} {
  const goHome = useGoHome();
  const { step: state, open } = useStepUrl(isState, getResumeState(shop.profile, shop.completed));

  useEffect(() => {
    recordEvent('coreprofiler_step_view', { step: state });
  }, [state]);

  function goTo(event: ProfilerEvent) {
    const next = getNextState(state, event);
    if (next === 'home') goHome();
    else open(next);
  }

  return { state, goTo };
}
