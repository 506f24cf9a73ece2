import type { TaxonomiesState } from './slice';
import type { Attribute, TaxClass, Taxonomy, Term } from './types';

export const taxonomiesSelectors = (state: TaxonomiesState) => ({
  /**
   * The terms of a list in the host's order; `undefined` until some are known. They arrive by pages: all are there once
   * the resolution has finished.
   */
  getTerms: (taxonomy: Taxonomy): readonly Term[] | undefined => state.lists[taxonomy]?.terms,

  /** Whether the host has such a list, as older ones have no brands; `undefined` until its terms were requested. */
  isOffered: (taxonomy: Taxonomy): boolean | undefined => state.lists[taxonomy]?.isOffered,

  /** The attributes that products share, by name; `null` until known. */
  getAttributes: (): readonly Attribute[] | null => state.attributes,

  /** The tax classes in the shop's order, the standard one among them; `null` until known. */
  getTaxClasses: (): readonly TaxClass[] | null => state.taxClasses,
});
