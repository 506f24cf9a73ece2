import type { TaxonomiesState } from './slice';
import type { Attribute, TaxClass, Taxonomy, Term } from './types';

export const taxonomiesSelectors = (state: TaxonomiesState) => ({
  /**
   * The terms in the host's order; `undefined` until the first page. All are loaded once the resolution has finished.
   */
  getTerms: (taxonomy: Taxonomy): readonly Term[] | undefined => state.lists[taxonomy]?.terms,

  /** Whether the host has this taxonomy (older hosts have no brands); `undefined` until its terms were requested. */
  isOffered: (taxonomy: Taxonomy): boolean | undefined => state.lists[taxonomy]?.isOffered,

  /** The global attributes, by name; `null` until known. */
  getAttributes: (): readonly Attribute[] | null => state.attributes,

  /** The tax classes in the store's order, including the standard one; `null` until known. */
  getTaxClasses: (): readonly TaxClass[] | null => state.taxClasses,
});
