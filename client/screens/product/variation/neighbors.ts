export interface Neighbors {
  /** Ids; `undefined` if there is none. */
  previous: number | undefined;
  next: number | undefined;
  /** From 1; 0 for a variation that the product doesn't list. */
  place: number;
  total: number;
}

/** Returns the previous and next variation in the product's list (contract, section 7). */
export function findNeighbors(variations: readonly number[], id: number): Neighbors {
  const index = variations.indexOf(id);
  const isListed = index >= 0;
  return {
    previous: isListed ? variations[index - 1] : undefined,
    next: isListed ? variations[index + 1] : undefined,
    place: index + 1,
    total: variations.length,
  };
}
