import { decodeEntities } from '@admin/format';
import type { ProductAttribute } from '@admin/store-product';

/** Options are attributes used for variations. */
export type AttributeKind = 'attribute' | 'option';

/** WooCommerce identifies shared attributes by id, and a product's custom ones by name. */
export const getAttributeKey = ({ id, name }: Pick<ProductAttribute, 'id' | 'name'>): string =>
  id > 0 ? String(id) : `:${name}`;

const toComparable = (name: string): string => decodeEntities(name).trim().toLowerCase();

export const isNameTaken = (name: string, attributes: readonly Pick<ProductAttribute, 'name'>[]): boolean =>
  attributes.some((other) => toComparable(other.name) === toComparable(name));

const numbered = (attributes: readonly ProductAttribute[]): ProductAttribute[] =>
  attributes.map((attribute, position) =>
    attribute.position === position ? attribute : { ...attribute, position },
  );

/** Adds new attributes after the existing ones. */
export const addAttributes = (
  attributes: readonly ProductAttribute[],
  added: readonly Omit<ProductAttribute, 'position'>[],
): ProductAttribute[] =>
  numbered([...attributes, ...added.map((attribute) => ({ ...attribute, position: -1 }))]);

export const replaceAttribute = (
  attributes: readonly ProductAttribute[],
  key: string,
  next: ProductAttribute,
): ProductAttribute[] =>
  attributes.map((attribute) => (getAttributeKey(attribute) === key ? next : attribute));

export const removeAttribute = (attributes: readonly ProductAttribute[], key: string): ProductAttribute[] =>
  numbered(attributes.filter((attribute) => getAttributeKey(attribute) !== key));

/**
 * Reorders some of the attributes. They share their previous positions; the others don't move.
 * @param ordered the attributes that were moved among each other
 */
export function orderAttributes(
  attributes: readonly ProductAttribute[],
  ordered: readonly ProductAttribute[],
): ProductAttribute[] {
  const moved = new Set(ordered.map(getAttributeKey));
  const queue = [...ordered];
  return numbered(
    attributes.map((attribute) =>
      moved.has(getAttributeKey(attribute)) ? (queue.shift() ?? attribute) : attribute,
    ),
  );
}

/** WooCommerce separates the values of custom attributes by this character, so no value can contain it. */
export const SEPARATOR = '|';

export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];
