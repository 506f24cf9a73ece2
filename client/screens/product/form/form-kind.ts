import { parseFormKey, type FormKey } from '@admin/store-product';

/** Whether a form edits a variation. */
export const isVariationKey = (key: FormKey): boolean => (parseFormKey(key)?.variationId ?? 0) !== 0;
