import { ApiError, createBatchLoader, request, toRecord } from '@admin/http';
import type { OptionName, OptionPatch, OptionValues } from './types';

const PATH = '/wc-admin/options';

/** Options that are maps; the platform writes an empty map as a list. */
const MAPS =
  /^(?:theme_mods_.*|wc_connect_options|woocommerce_(?:admin_transient_notices_queue|bacs_settings))$/;

/** The value of one option, with the type the vocabulary gives it. */
export const fetchOption = <K extends OptionName>(signal: AbortSignal, name: K) =>
  fetchInBatch(signal, name) as Promise<OptionValues[K]>;

/**
 * Names asked for in the same tick travel in one request. One name without permission fails the
 * whole call; then each is requested on its own, so that it does not take the others down.
 */
const fetchInBatch = createBatchLoader(fetchOptions, {
  isSingleKeyError: (error) =>
    error instanceof ApiError && error.failure.code === 'woocommerce_rest_cannot_view',
});

function fetchOptions(signal: AbortSignal, names: readonly string[]): Promise<Map<string, unknown>> {
  return request(PATH, { query: { options: names.join(',') }, signal, parse: toValues });
}

export function saveOptions(signal: AbortSignal, patch: OptionPatch): Promise<void> {
  // The answer says per option whether its stored value changed; unchanged is no failure.
  return request(PATH, { method: 'POST', body: patch, signal, parse: () => undefined });
}

const toValues = (payload: unknown) =>
  new Map(Object.entries(toRecord(payload)).map(([name, value]) => [name, toValue(name, value)]));

/** Takes an empty list for the empty map it stands for. */
export const toValue = (name: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 && MAPS.test(name) ? {} : value;
