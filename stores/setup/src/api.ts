import { isRecord, request, toRecord } from '@admin/http';
import type { ProfilerStep } from './types';

const PATH = '/wc-admin/onboarding/profile';

export function fetchCompletedSteps(signal: AbortSignal): Promise<string[]> {
  return request(`${PATH}/progress`, { signal, decode: toSteps });
}

export function completeStep(signal: AbortSignal, step: ProfilerStep): Promise<string[]> {
  return request(`${PATH}/progress/core-profiler/complete`, {
    method: 'POST',
    body: { step },
    signal,
    decode: (payload) => toSteps(toRecord(payload)['results']),
  });
}

/** Money and measures as in a country; the server gives back nothing. */
export function adoptConventions(signal: AbortSignal, country: string): Promise<void> {
  return request(`${PATH}/update-store-currency-and-measurement-units`, {
    method: 'POST',
    body: { country_code: country },
    signal,
    decode: () => undefined,
  });
}

/** A map without members is a list on this platform. */
function toSteps(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) throw new TypeError('Steps come as a map.');
  const steps = isRecord(payload) ? payload['core_profiler_completed_steps'] : undefined;
  return isRecord(steps) ? Object.keys(steps) : [];
}
