import { ApiError, request } from '@admin/http';
import { parseConnectAction, parseConnectUrl, parseIsActive, parseSlugs, parseStepResponse } from './schemas';
import type { PluginStep, ProviderName } from './types';

const PATH = '/wc-admin/plugins';
/** Milliseconds; a download takes longer than other writes. */
const SETUP_TIMEOUT = 180_000;

export function fetchInstalledPlugins(signal: AbortSignal): Promise<string[]> {
  return request(`${PATH}/installed`, { signal, parse: parseSlugs });
}

export function fetchActivePlugins(signal: AbortSignal): Promise<string[]> {
  return request(`${PATH}/active`, { signal, parse: parseSlugs });
}

export function setUpPlugin(
  signal: AbortSignal,
  step: PluginStep,
  slug: string,
): Promise<ReturnType<typeof parseStepResponse>> {
  return request(`${PATH}/${step}`, {
    method: 'POST',
    body: { plugins: slug },
    timeout: SETUP_TIMEOUT,
    signal,
    parse: (payload) => parseStepResponse(payload, step, slug),
  });
}

/** Without the Jetpack plugin the route does not exist, and there is no connection. */
export async function fetchJetpackConnection(signal: AbortSignal): Promise<boolean> {
  try {
    return await request('/jetpack/v4/connection', { signal, parse: parseIsActive });
  } catch (error) {
    if (error instanceof ApiError && error.failure.code === 'rest_no_route') return false;
    throw error;
  }
}

/** URL for connecting the store; `redirectUrl` is the page to return to. */
export function fetchJetpackConnectUrl(signal: AbortSignal, redirectUrl: string): Promise<string> {
  const query = { redirect_url: redirectUrl };
  return request(`${PATH}/connect-jetpack`, { query, signal, parse: parseConnectAction });
}

export function connectProvider(signal: AbortSignal, provider: ProviderName): Promise<string> {
  return request(`${PATH}/connect-${provider}`, { method: 'POST', signal, parse: parseConnectUrl });
}

export function requestMarketplaceConnection(signal: AbortSignal): Promise<string> {
  return request(`${PATH}/request-wccom-connect`, { method: 'POST', signal, parse: parseConnectAction });
}

export function finishMarketplaceConnection(signal: AbortSignal, requestToken: string): Promise<void> {
  return request(`${PATH}/finish-wccom-connect`, {
    method: 'POST',
    body: { request_token: requestToken },
    signal,
    parse: () => undefined,
  });
}
