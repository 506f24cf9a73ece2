import { ApiError, createBatchLoader, request, toRecord } from '@admin/http';
import type { OptionName, OptionPatch, OptionValues } from './types';

const PATH = '/wc-admin/options';

/** Options that are maps; WordPress sends an empty map as a list. */
const MAPS =
  /^(?:theme_mods_.*|wc_connect_options|woocommerce_(?:admin_transient_notices_queue|bacs_settings))$/;

/** The value of one option, typed by `OptionValues`. */
export const fetchOption = <K extends OptionName>(signal: AbortSignal, name: K) =>
  fetchInBatch(signal, name) as Promise<OptionValues[K]>;

/**
 * Batches names requested in the same tick. One name without permission fails the whole batch; then each is requested
 * individually, so that the others succeed.
 */
const fetchInBatch = createBatchLoader(fetchOptions, {
  isSingleKeyError: (error) =>
    error instanceof ApiError && error.failure.code === 'woocommerce_rest_cannot_view',
});

function fetchOptions(signal: AbortSignal, names: readonly string[]): Promise<Map<string, unknown>> {
  return request(PATH, { query: { options: names.join(',') }, signal, parse: toValues });
}

export function saveOptions(signal: AbortSignal, patch: OptionPatch): Promise<void> {
  // The response has a flag per option: whether its stored value changed. `false` is not a failure.
  return request(PATH, { method: 'POST', body: patch, signal, parse: () => undefined });
}

const toValues = (payload: unknown) =>
  new Map(Object.entries(toRecord(payload)).map(([name, value]) => [name, toValue(name, value)]));

/** Converts the empty list of a map option to an empty map. */
export const toValue = (name: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 && MAPS.test(name) ? {} : value;
