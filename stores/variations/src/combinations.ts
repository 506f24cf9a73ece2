import type { ChosenOption, VariationRecord } from './types';

/** What a product says of an attribute. */
export interface ProductAttribute {
  id: number;
  name: string;
  /** Whether variations differ by it. */
  variation: boolean;
  options: readonly string[];
}

/** What generating would do. */
export interface GenerationPreview {
  /** Combinations of one value of each attribute; 0 without attributes that variations differ by. */
  possible: number;
  /** Those that have no variation yet. */
  missing: number;
  /** The first of them, in the order of the values. */
  examples: ChosenOption[][];
  /** Ids of variations with a value or an attribute which the product no longer has. */
  outdated: number[];
}

/** Attributes that variations differ by, which have something to choose from. */
export const getVaryingAttributes = (attributes: readonly ProductAttribute[]): ProductAttribute[] =>
  attributes.filter(({ variation, options }) => variation && options.length > 0);

/** All combinations of one value of each attribute, the last attribute turning fastest; nothing without attributes. */
export function* combine(attributes: readonly ProductAttribute[]): Generator<ChosenOption[], void> {
  const varying = getVaryingAttributes(attributes);
  if (varying.length > 0) yield* extend([], varying);
}

function* extend(
  chosen: ChosenOption[],
  [first, ...rest]: readonly ProductAttribute[],
): Generator<ChosenOption[], void> {
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
  attributes: readonly ProductAttribute[],
  variations: readonly Pick<VariationRecord, 'id' | 'attributes'>[],
  most = 3,
): GenerationPreview {
  const varying = getVaryingAttributes(attributes);
  const possible =
    varying.length === 0 ? 0 : varying.reduce((product, { options }) => product * new Set(options).size, 1);
  const isOnOffer = createCheck(varying);
  const present = new Set(
    variations.filter((variation) => isWhole(variation, varying) && isOnOffer(variation)).map(keyOf),
  );
  const examples: ChosenOption[][] = [];
  const missing = possible - present.size;
  for (const chosen of combine(varying)) {
    if (examples.length >= Math.min(most, missing)) break;
    if (!present.has(keyOf({ attributes: chosen }))) examples.push(chosen);
  }
  const outdated = variations.filter((variation) => !isOnOffer(variation)).map(({ id }) => id);
  return { possible, missing, examples, outdated };
}

/** Whether all values of a variation are among those of the product; any value is. */
function createCheck(varying: readonly ProductAttribute[]) {
  const offered = new Map(varying.map((attribute) => [nameOf(attribute), new Set(attribute.options)]));
  return ({ attributes }: Pick<VariationRecord, 'attributes'>) =>
    attributes.every((chosen) => !chosen.option || offered.get(nameOf(chosen))?.has(chosen.option));
}

/** Whether a variation has one value of every attribute; for customers it may stand for several, for generating not. */
const isWhole = (
  { attributes }: Pick<VariationRecord, 'attributes'>,
  varying: readonly ProductAttribute[],
): boolean => {
  const chosen = new Set(attributes.filter(({ option }) => option).map(nameOf));
  return varying.every((attribute) => chosen.has(nameOf(attribute)));
};

/** What tells an attribute from others: its number, or its name where the product alone has it. */
export const nameOf = ({ id, name }: Pick<ChosenOption, 'id' | 'name'>): string =>
  id ? String(id) : `:${name}`;

const keyOf = ({ attributes }: Pick<VariationRecord, 'attributes'>): string =>
  attributes
    .map((chosen) => `${nameOf(chosen)}=${chosen.option}`)
    .toSorted()
    .join('&');
