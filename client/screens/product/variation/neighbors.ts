export interface Neighbors {
  /** Ids; nothing where there is none. */
  previous: number | undefined;
  next: number | undefined;
  /** Counts from one; 0 for one that the product does not list. */
  place: number;
  total: number;
}

/** What is before and after a variation in the list of its product (contract, section 7). */
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
