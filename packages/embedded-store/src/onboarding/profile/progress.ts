import type { StoreDatabase } from '../../database';
import { getCurrencyConventions, getLocaleInfo } from '../../reference';
import type { Conventions } from '../../reference';
import { isMap } from '../../rest';
import { getOption, setOption } from '../../site';

const PROGRESS = 'woocommerce_onboarding_profile_progress';

/** Steps of the store profiler, named as in its URLs. */
export const PROFILER_STEPS = [
  'intro-opt-in',
  'skip-guided-setup',
  'user-profile',
  'business-info',
  'plugins',
  'intro-builder',
] as const;

type ProfilerStep = (typeof PROFILER_STEPS)[number];

interface Progress {
  core_profiler_completed_steps?: Readonly<Record<string, unknown>>;
}

/** The completed steps, with their dates. */
export function getProgress(db: StoreDatabase): Progress {
  const stored = getOption(db, PROGRESS);
  const steps = isMap(stored) ? stored['core_profiler_completed_steps'] : undefined;
  return isMap(steps) ? { core_profiler_completed_steps: steps } : {};
}

export function completeStep(db: StoreDatabase, step: ProfilerStep, now: Date): Progress {
  const completed_at = now.toISOString().replace(/\.\d+Z$/, 'Z');
  const steps = { ...getProgress(db).core_profiler_completed_steps, [step]: { completed_at } };
  setOption(db, PROGRESS, { core_profiler_completed_steps: steps });
  return { core_profiler_completed_steps: steps };
}

/** Units of weight and length, by the country's conventions. */
const UNITS: Readonly<Record<string, string>> = { kg: 'kg', oz: 'lbs', cm: 'cm', foot: 'in' };

/**
 * Applies a country's currency format and units.
 * @returns whether the country is known
 */
export function applyConventions(db: StoreDatabase, country: string): boolean {
  const info = getLocaleInfo();
  const conventions = Object.hasOwn(info, country) ? info[country] : undefined;
  if (!conventions) return false;
  const settings = {
    ...toMoneySettings(conventions),
    woocommerce_weight_unit: UNITS[conventions.weight_unit],
    woocommerce_dimension_unit: UNITS[conventions.dimension_unit],
  };
  for (const [name, value] of Object.entries(settings)) setOption(db, name, value);
  return true;
}

/** Sets the store's currency and its usual format. */
export function applyCurrency(db: StoreDatabase, currency: string): void {
  const conventions = getCurrencyConventions(currency);
  const settings = { ...(conventions && toMoneySettings(conventions)), woocommerce_currency: currency };
  for (const [name, value] of Object.entries(settings)) setOption(db, name, value);
}

function toMoneySettings(conventions: Conventions) {
  return {
    woocommerce_currency: conventions.currency_code,
    woocommerce_currency_pos: conventions.currency_pos,
    woocommerce_price_thousand_sep: conventions.thousand_sep,
    woocommerce_price_decimal_sep: conventions.decimal_sep,
    woocommerce_price_num_decimals: String(conventions.num_decimals),
  };
}
