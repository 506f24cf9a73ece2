import { parseFormKey, type FormKey } from '@admin/store-product';

/** Whether a form is that of a variation. */
export const isVariationKey = (key: FormKey): boolean => (parseFormKey(key)?.variationId ?? 0) !== 0;
