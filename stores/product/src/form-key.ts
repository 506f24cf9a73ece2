import type { FormKey } from './types';

/** The form of a product that is not saved yet. */
export const NEW: FormKey = 'new';

interface FormPlace {
  productId: number;
  /** 0 for a product. */
  variationId: number;
}

/** Parses a form key; `undefined` for a new product. Throws if the key is invalid. */
export function parseFormKey(key: FormKey): FormPlace | undefined {
  if (key === NEW) return undefined;
  const [, productId, variationId] = /^(\d+)(?:\/(\d+))?$/.exec(key) ?? [];
  if (productId === undefined) throw new RangeError(`There is no product form "${key}".`);
  return { productId: Number(productId), variationId: Number(variationId ?? 0) };
}

export const toFormKey = (productId: number, variationId = 0): FormKey =>
  variationId === 0 ? String(productId) : `${productId}/${variationId}`;
