import type { ProductRecord } from '@admin/store-product';

/** Kinds of products that these forms know all rules of. */
const KNOWN: ReadonlySet<string> = new Set(['simple', 'grouped', 'external', 'variable']);

/** Products of extensions have members and rules of their own, which a form that does not know them would break. */
export const isKnownKind = ({ type }: Pick<ProductRecord, 'type'>): boolean => KNOWN.has(type);
