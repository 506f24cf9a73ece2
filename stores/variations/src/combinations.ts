import { decodeEntities } from '@admin/format';
import type { AttributeChoice, ProductAttribute } from '@admin/store-product';
import type { ListedVariation } from './types';

/** What combinations need to know of an attribute of the product. */
export type VaryingAttribute = Pick<ProductAttribute, 'id' | 'name' | 'variation' | 'options'>;

/** What generating would do. */
export interface GenerationPreview {
  /** Combinations of one value of each attribute; 0 without attributes that variations differ by. */
  possible: number;
  /** Those that have no variation yet. */
  missing: number;
  /** The first of them, in the order of the values. */
  examples: AttributeChoice[][];
  /** Ids of variations with a value or an attribute which the product no longer has. */
  outdated: number[];
}

/** Attributes that variations differ by, which have something to choose from; names and values are plain text. */
export const getVaryingAttributes = (attributes: readonly VaryingAttribute[]): VaryingAttribute[] =>
  attributes
    .filter(({ variation, options }) => variation && options.length > 0)
    .map(({ id, name, variation, options }) => ({
      id,
      name: decodeEntities(name),
      variation,
      options: options.map(decodeEntities),
    }));

/** All combinations of one value of each attribute, the last attribute turning fastest; nothing without attributes. */
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
 * How many variations there could be, and how many of these there are. Counts without going through them: attributes
 * multiply to millions sooner than one thinks.
 * @param most how many examples of missing ones are wanted
 */
export function previewGeneration(
  attributes: readonly VaryingAttribute[],
  variations: readonly Pick<ListedVariation, 'id' | 'attributes'>[],
  most = 3,
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
    if (examples.length >= Math.min(most, missing)) break;
    if (!present.has(keyOf({ attributes: chosen }) ?? '')) examples.push(chosen);
  }
  const outdated = variations.filter((variation) => !isOnOffer(variation)).map(({ id }) => id);
  return { possible, missing, examples, outdated };
}

/** Whether all values of a variation are among those of the product; any value is. */
function createCheck(varying: readonly VaryingAttribute[]) {
  const offered = new Map(varying.map((attribute) => [nameOf(attribute), new Set(attribute.options)]));
  return ({ attributes }: Pick<ListedVariation, 'attributes'>) =>
    attributes.every((chosen) => !chosen.option || offered.get(nameOf(chosen))?.has(chosen.option));
}

/**
 * The values of a variation in the order of the attributes; nothing where it stands for any value of one, which is no
 * combination.
 */
function createKey(varying: readonly VaryingAttribute[]) {
  const names = varying.map(nameOf);
  return ({ attributes }: Pick<ListedVariation, 'attributes'>): string | undefined => {
    let key = '';
    for (const name of names) {
      const option = attributes.find((chosen) => nameOf(chosen) === name)?.option;
      if (!option) return undefined;
      key += `${option}\n`;
    }
    return key;
  };
}

/** What tells an attribute from others: its number, or its name where the product alone has it. */
export const nameOf = ({ id, name }: Pick<AttributeChoice, 'id' | 'name'>): string =>
  id ? String(id) : `:${name}`;
