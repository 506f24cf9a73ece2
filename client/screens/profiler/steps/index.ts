import type { State } from '../state-machine';
import { businessInfoStep } from './business-info';
import { installingStep } from './installing';
import { introStep } from './intro';
import { pluginsStep } from './plugins';
import { skipSetupStep } from './skip-setup';
import type { Step } from './step';
import { userProfileStep } from './user-profile';

/** The step component of each profiler state. */
export const STEPS: Readonly<Record<State, Step>> = {
  'intro-opt-in': introStep,
  'user-profile': userProfileStep,
  'business-info': businessInfoStep,
  plugins: pluginsStep,
  installing: installingStep,
  'skip-guided-setup': skipSetupStep,
};
