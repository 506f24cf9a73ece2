import { isRecord } from '@admin/http';
import { isSameValue } from './same-value';
import type { Patch, ProductRecord, UnconfirmedSave } from './types';

/** Maximum difference between the clocks of browser and server, in milliseconds. */
const CLOCKS_APART = 10 * 60_000;

/**
 * Finds the product created by a request whose response was lost: created at that time, with all sent values. An id
 * from the browser would be more reliable, but would have to be stored in the product.
 */
export const findCreated = (
  products: readonly ProductRecord[],
  { sent, at }: UnconfirmedSave,
): ProductRecord | undefined =>
  products.find((product) => createdAt(product) > at - CLOCKS_APART && hasAll(product, sent));

const createdAt = ({ date_created_gmt }: ProductRecord): number =>
  date_created_gmt ? Date.parse(`${date_created_gmt}Z`) : Number.NaN;

const hasAll = (product: ProductRecord, sent: Patch): boolean =>
  Object.entries(sent).every(([member, value]) => isWithin(value, product[member]));

/** The server adds members that were omitted, such as category names; empty dates are returned as `null`. */
function isWithin(sent: unknown, stored: unknown): boolean {
  if (sent === '' && (stored === null || stored === undefined)) return true;
  if (Array.isArray(sent) && Array.isArray(stored)) {
    return sent.length === stored.length && sent.every((item, index) => isWithin(item, stored[index]));
  }
  if (!isRecord(sent) || !isRecord(stored)) return isSameValue(sent, stored);
  return Object.entries(sent).every(([name, value]) => isWithin(value, stored[name]));
}
