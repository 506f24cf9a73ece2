import { request } from '@admin/http';
import { parseCompletion, parseSteps } from './schemas';
import type { ProfilerStep } from './types';

const PATH = '/wc-admin/onboarding/profile';

export function fetchCompletedSteps(signal: AbortSignal): Promise<string[]> {
  return request(`${PATH}/progress`, { signal, parse: parseSteps });
}

export function completeStep(signal: AbortSignal, step: ProfilerStep): Promise<string[]> {
  return request(`${PATH}/progress/core-profiler/complete`, {
    method: 'POST',
    body: { step },
    signal,
    parse: parseCompletion,
  });
}

/** Sets currency and units of measurement to a country's defaults; the server returns nothing. */
export function applyCountryDefaults(signal: AbortSignal, country: string): Promise<void> {
  return request(`${PATH}/update-store-currency-and-measurement-units`, {
    method: 'POST',
    body: { country_code: country },
    signal,
    parse: () => undefined,
  });
}
