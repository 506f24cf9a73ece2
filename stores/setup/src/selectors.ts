import { getMoneySettings } from './money';
import type { SetupState } from './slice';
import type { MoneySettings } from './types';

export const setupSelectors = (state: SetupState) => ({
  /** Completed steps of the store profiler; `undefined` until known. Older hosts do not record them. */
  getCompletedSteps: (): readonly string[] | undefined => state.completedSteps ?? undefined,

  /** Whether extensions are being set up in the background. */
  isSettingUp: (): boolean => state.runs > 0,

  /** A country's currency settings (`US`); `undefined` if unknown. */
  getMoneySettings: (country: string): MoneySettings | undefined =>
    getMoneySettings(state.localeInfo, country),
});
