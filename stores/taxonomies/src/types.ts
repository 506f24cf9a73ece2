/** The values of a shared attribute. */
export type AttributeTerms = `attributes/${number}/terms`;

/** A list of terms, by its place below `/wc/v3/products`. */
export type Taxonomy = 'categories' | 'tags' | 'brands' | 'shipping_classes' | AttributeTerms;

export interface Term {
  id: number;
  /** Plain text. */
  name: string;
  slug: string;
  /** Id of the term it lies in; 0 for none, as in lists that have no levels. */
  parent: number;
}

/** What is needed to make a term; the host makes a slug where none is given. */
export interface NewTerm {
  name: string;
  slug?: string;
  parent?: number;
  description?: string;
}

/** An attribute that products of the shop share; its values are the terms of `termsOf(id)`. */
export interface Attribute {
  id: number;
  /** Plain text. */
  name: string;
  /** Begins with `pa_`. */
  slug: string;
}

export interface TaxClass {
  /** As hosts list it: `standard` is the one that a product stores as `''`. */
  slug: string;
  /** Plain text. */
  name: string;
}

export const termsOf = (attributeId: number): AttributeTerms => `attributes/${attributeId}/terms`;
