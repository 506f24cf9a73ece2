import { ApiError, isRecord, request, toList, toMultiError, toRecord } from '@admin/http';
import type { PluginStep, ProviderName } from './types';

const PATH = '/wc-admin/plugins';
/** Milliseconds; a download takes longer than other writes. */
const SETUP_TIMEOUT = 180_000;

/** What the server says of one step of one plugin, always with a status of 200. */
export interface StepAnswer {
  isDone: boolean;
  /** The reason when it is not done; empty when the server gives none. */
  message: string;
  /** All active plugins, after an activation. */
  active?: string[];
}

export function fetchInstalledPlugins(signal: AbortSignal): Promise<string[]> {
  return request(`${PATH}/installed`, { signal, decode: toSlugs });
}

export function fetchActivePlugins(signal: AbortSignal): Promise<string[]> {
  return request(`${PATH}/active`, { signal, decode: toSlugs });
}

export function setUpPlugin(signal: AbortSignal, step: PluginStep, slug: string): Promise<StepAnswer> {
  return request(`${PATH}/${step}`, {
    method: 'POST',
    body: { plugins: slug },
    timeout: SETUP_TIMEOUT,
    signal,
    decode: (payload) => toStepAnswer(payload, step, slug),
  });
}

/** Without the connectivity plugin there is no such route, and nothing is connected. */
export async function fetchJetpackConnection(signal: AbortSignal): Promise<boolean> {
  try {
    return await request('/jetpack/v4/connection', { signal, decode: toIsActive });
  } catch (error) {
    if (error instanceof ApiError && error.failure.code === 'rest_no_route') return false;
    throw error;
  }
}

/** Where the shop is connected; `redirectUrl` is where the owner comes back to. */
export function fetchJetpackConnectUrl(signal: AbortSignal, redirectUrl: string): Promise<string> {
  const query = { redirect_url: redirectUrl };
  return request(`${PATH}/connect-jetpack`, { query, signal, decode: addressIn('connectAction') });
}

export function connectProvider(signal: AbortSignal, provider: ProviderName): Promise<string> {
  const decode = addressIn('connectUrl');
  return request(`${PATH}/connect-${provider}`, { method: 'POST', signal, decode });
}

export function requestMarketplaceConnection(signal: AbortSignal): Promise<string> {
  const decode = addressIn('connectAction');
  return request(`${PATH}/request-wccom-connect`, { method: 'POST', signal, decode });
}

export function finishMarketplaceConnection(signal: AbortSignal, requestToken: string): Promise<void> {
  return request(`${PATH}/finish-wccom-connect`, {
    method: 'POST',
    body: { request_token: requestToken },
    signal,
    decode: () => undefined,
  });
}

const toSlugs = (payload: unknown): string[] => texts(toRecord(payload)['plugins']);

const texts = (value: unknown): string[] =>
  toList(value).filter((entry): entry is string => typeof entry === 'string');

const toIsActive = (payload: unknown): boolean => toRecord(payload)['isActive'] === true;

function toStepAnswer(payload: unknown, step: PluginStep, slug: string): StepAnswer {
  const { data, errors, success } = toRecord(payload);
  const problem = toMultiError(errors)?.errors[slug];
  const { active } = isRecord(data) ? data : {};
  return {
    // The general message says no more than that something went wrong with something.
    isDone: success === true && problem === undefined,
    message: problem?.join(' ') ?? '',
    ...(step === 'activate' && Array.isArray(active) ? { active: texts(active) } : {}),
  };
}

/** Browsers are sent to these addresses, so anything but http(s) is an answer nobody can use. */
const addressIn = (name: string) => (payload: unknown) => {
  const address = toRecord(payload)[name];
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address)) {
    throw new TypeError('An http(s) address was expected.');
  }
  return address;
};
