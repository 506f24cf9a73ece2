import { decodeEntities } from '@admin/format';
import type { AttributeChoice, ProductAttribute } from '@admin/store-product';
import type { ListedVariation } from './types';

/** The members of an attribute that combinations need. */
export type VaryingAttribute = Pick<ProductAttribute, 'id' | 'name' | 'variation' | 'options'>;

/** What generating variations would do. */
export interface GenerationPreview {
  /** Number of combinations of attribute values; 0 without attributes for variations. */
  possible: number;
  /** Combinations without a variation. */
  missing: number;
  /** The first missing combinations, in the order of the values. */
  examples: AttributeChoice[][];
  /** Ids of variations with a value or attribute that the product no longer has. */
  outdated: number[];
}

/** Attributes used for variations that have values; names and values are plain text. */
export const getVaryingAttributes = (attributes: readonly VaryingAttribute[]): VaryingAttribute[] =>
  attributes
    .filter(({ variation, options }) => variation && options.length > 0)
    .map(({ id, name, variation, options }) => ({
      id,
      name: decodeEntities(name),
      variation,
      options: options.map(decodeEntities),
    }));

/** All combinations of attribute values; the last attribute varies fastest. Yields nothing without attributes. */
export function* combine(attributes: readonly VaryingAttribute[]): Generator<AttributeChoice[], void> {
  const varying = getVaryingAttributes(attributes);
  if (varying.length > 0) yield* extend([], varying);
}

function* extend(
  chosen: AttributeChoice[],
  [first, ...rest]: readonly VaryingAttribute[],
): Generator<AttributeChoice[], void> {
  if (!first) {
    yield chosen;
    return;
  }
  for (const option of first.options)
    yield* extend([...chosen, { id: first.id, name: first.name, option }], rest);
}

/**
 * Counts possible and missing variations. Existing ones are counted without enumerating all combinations, since there
 * may be millions.
 * @param maxExamples of missing combinations
 */
export function previewGeneration(
  attributes: readonly VaryingAttribute[],
  variations: readonly Pick<ListedVariation, 'id' | 'attributes'>[],
  maxExamples = 3,
): GenerationPreview {
  const varying = getVaryingAttributes(attributes);
  const possible =
    varying.length === 0 ? 0 : varying.reduce((product, { options }) => product * new Set(options).size, 1);
  const isOnOffer = createCheck(varying);
  const keyOf = createKey(varying);
  const present = new Set(
    variations.flatMap((variation) => (isOnOffer(variation) && keyOf(variation)) || []),
  );
  const examples: AttributeChoice[][] = [];
  const missing = possible - present.size;
  for (const chosen of combine(varying)) {
    if (examples.length >= Math.min(maxExamples, missing)) break;
    if (!present.has(keyOf({ attributes: chosen }) ?? '')) examples.push(chosen);
  }
  const outdated = variations.filter((variation) => !isOnOffer(variation)).map(({ id }) => id);
  return { possible, missing, examples, outdated };
}

/** Whether all values of a variation exist in the product; "any" is always valid. */
function createCheck(varying: readonly VaryingAttribute[]) {
  const offered = new Map(
    varying.map((attribute) => [getAttributeKey(attribute), new Set(attribute.options)]),
  );
  return ({ attributes }: Pick<ListedVariation, 'attributes'>) =>
    attributes.every((chosen) => !chosen.option || offered.get(getAttributeKey(chosen))?.has(chosen.option));
}

/**
 * A variation's values in attribute order; `undefined` if it matches any value of an attribute and so is no single
 * combination.
 */
function createKey(varying: readonly VaryingAttribute[]) {
  const names = varying.map(getAttributeKey);
  return ({ attributes }: Pick<ListedVariation, 'attributes'>): string | undefined => {
    let key = '';
    for (const name of names) {
      const option = attributes.find((chosen) => getAttributeKey(chosen) === name)?.option;
      if (!option) return undefined;
      key += `${option}\n`;
    }
    return key;
  };
}

/** Identifies an attribute: by id, or by name if it belongs to this product only. */
export const getAttributeKey = ({ id, name }: Pick<AttributeChoice, 'id' | 'name'>): string =>
  id ? String(id) : `:${name}`;
