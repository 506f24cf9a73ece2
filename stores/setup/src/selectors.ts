import { getMoneySettings } from './money';
import type { SetupState } from './slice';
import type { MoneySettings } from './types';

export const setupSelectors = (state: SetupState) => ({
  /** Steps of the store profiler that were gone through; `undefined` until known. Older hosts keep no count. */
  getCompletedSteps: (): readonly string[] | undefined => state.completedSteps ?? undefined,

  /** Whether extensions are set up in the background at the moment. */
  isSettingUp: (): boolean => state.runs > 0,

  /** How a country (`US`) writes money; `undefined` where nobody says. */
  getMoneySettings: (country: string): MoneySettings | undefined =>
    getMoneySettings(state.localeInfo, country),
});
