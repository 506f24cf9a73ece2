import type * as v from 'valibot';
import type { AttributeSchema, TaxClassSchema, TermSchema } from './schemas';

/** The values of a shared attribute. */
export type AttributeTerms = `attributes/${number}/terms`;

/** A taxonomy, by its path below `/wc/v3/products`. */
export type Taxonomy = 'categories' | 'tags' | 'brands' | 'shipping_classes' | AttributeTerms;

export type Term = v.InferOutput<typeof TermSchema>;

/** A global attribute; its values are the terms of `termsOf(id)`. */
export type Attribute = v.InferOutput<typeof AttributeSchema>;

export type TaxClass = v.InferOutput<typeof TaxClassSchema>;

/** The members for creating a term; the host generates the slug if omitted. */
export interface NewTerm {
  name: string;
  slug?: string;
  parent?: number;
  description?: string;
}

export const termsOf = (attributeId: number): AttributeTerms => `attributes/${attributeId}/terms`;
