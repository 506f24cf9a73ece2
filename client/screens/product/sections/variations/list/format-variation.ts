import { __, sprintf } from '@wordpress/i18n';
import type { AttributeChoice } from '@admin/store-product';
import { getAttributeKey, type VaryingAttribute } from '@admin/store-variations';

interface Named {
  id: number;
  attributes: readonly AttributeChoice[];
}

/**
 * Formats a variation's name: `Red, Any size`.
 * @param varying attributes that variations differ by, in the order of the product
 */
export function formatVariationName({ id, attributes }: Named, varying: readonly VaryingAttribute[]): string {
  const words = varying.map((attribute) => {
    const chosen = attributes.find((each) => getAttributeKey(each) === getAttributeKey(attribute));
    return chosen?.option || formatAnyTerm(attribute.name);
  });
  // If its attributes were removed from the product, uses its own values.
  const own = words.length > 0 ? words : attributes.flatMap(({ option }) => option || []);
  return own.length > 0 ? own.join(', ') : `#${id}`;
}

export const formatAnyTerm = (attribute: string): string =>
  sprintf(
    /* translators: %s: name of an attribute, such as Size */
    __('Any %s', 'store-admin'),
    attribute,
  );
