import { nonEmptyText, numberOrZero, phpObject, plainText, text, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

export const TermSchema = v.pipe(
  phpObject({
    id: v.number(),
    name: plainText,
    /** Not decoded, so entities stay. */
    slug: text,
    /** Id of the parent term; 0 for none, and in flat taxonomies. */
    parent: numberOrZero,
  }),
  v.transform(({ name, ...term }) => ({ ...term, name: name || term.slug || String(term.id) })),
);

export const AttributeSchema = v.pipe(
  phpObject({
    id: v.pipe(v.number(), v.minValue(1)),
    name: plainText,
    /** Begins with `pa_`. */
    slug: text,
  }),
  v.transform(({ name, ...attribute }) => ({ ...attribute, name: name || String(attribute.id) })),
);

export const TaxClassSchema = v.pipe(
  phpObject({
    /** As listed by the host: products store `standard` as `''`. */
    slug: nonEmptyText,
    name: plainText,
  }),
  v.transform(({ slug, name }) => ({ slug, name: name || slug })),
);

export const parseTerm = v.parser(TermSchema);
export const parseTerms = v.parser(tolerantList(TermSchema));
export const parseAttributes = v.parser(tolerantList(AttributeSchema));
export const parseTaxClasses = v.parser(tolerantList(TaxClassSchema));
