import type * as v from 'valibot';
import type { AttributeSchema, TaxClassSchema, TermSchema } from './schemas';

/** The values of a shared attribute. */
export type AttributeTerms = `attributes/${number}/terms`;

/** A list of terms, by its place below `/wc/v3/products`. */
export type Taxonomy = 'categories' | 'tags' | 'brands' | 'shipping_classes' | AttributeTerms;

export type Term = v.InferOutput<typeof TermSchema>;

/** An attribute that products of the shop share; its values are the terms of `termsOf(id)`. */
export type Attribute = v.InferOutput<typeof AttributeSchema>;

export type TaxClass = v.InferOutput<typeof TaxClassSchema>;

/** What is needed to make a term; the host makes a slug where none is given. */
export interface NewTerm {
  name: string;
  slug?: string;
  parent?: number;
  description?: string;
}

export const termsOf = (attributeId: number): AttributeTerms => `attributes/${attributeId}/terms`;
