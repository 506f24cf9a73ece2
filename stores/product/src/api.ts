import { request, toRecord } from '@admin/http';
import { parseFormKey } from './form-key';
import { NEW_PRODUCT } from './new-product';
import type { FormKey, ProductRecord } from './types';

const PATH = '/wc/v3/products';

export const fetchRecord = (signal: AbortSignal, key: FormKey): Promise<ProductRecord> =>
  request(pathOf(key), { query: { context: 'edit' }, signal, decode: toProductRecord });

function pathOf(key: FormKey): string {
  const place = parseFormKey(key);
  if (!place) return PATH;
  const product = `${PATH}/${place.productId}`;
  return place.variationId === 0 ? product : `${product}/variations/${place.variationId}`;
}

/** Members of the wire as they came; those that a host leaves out have the contract's defaults. */
function toProductRecord(payload: unknown): ProductRecord {
  const record = toRecord(payload);
  if (typeof record['id'] !== 'number') throw new TypeError('A product has an id.');
  return { ...NEW_PRODUCT, ...record };
}
