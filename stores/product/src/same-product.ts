import { isRecord } from '@admin/http';
import { isSameValue } from './same-value';
import type { Patch, ProductRecord, UnconfirmedSave } from './types';

/** Milliseconds that the clocks of browser and server may be apart. */
const CLOCKS_APART = 10 * 60_000;

/**
 * The product that came of a call whose answer never arrived: it is as young as the call and has every member that was
 * sent. A number of the browser's own would be surer, but would have to be stored in the shop's product.
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

/** The server adds what was left out, such as the names of categories; empty dates come back as none. */
function isWithin(sent: unknown, stored: unknown): boolean {
  if (sent === '' && (stored === null || stored === undefined)) return true;
  if (Array.isArray(sent) && Array.isArray(stored)) {
    return sent.length === stored.length && sent.every((item, index) => isWithin(item, stored[index]));
  }
  if (!isRecord(sent) || !isRecord(stored)) return isSameValue(sent, stored);
  return Object.entries(sent).every(([name, value]) => isWithin(value, stored[name]));
}
