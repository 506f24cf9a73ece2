import { applyFilters } from '@admin/extensions';
import type { ProductRecord } from '@admin/store-product';

/** Steps of extensions that run before a save. */
const STEPS = 'store_admin_product_before_save';

/** @returns members to change with the save, or nothing; what it throws keeps the product from being saved */
export type BeforeSave = (product: ProductRecord) => unknown;

/**
 * Lets extensions have their say before anything is written, one after the other.
 * @returns members that they change
 * @throws what one of them throws; its message is shown
 */
export async function askBeforeSave(product: ProductRecord): Promise<Record<string, unknown>> {
  const steps: unknown = applyFilters(STEPS, []);
  let changes: Record<string, unknown> = {};
  for (const step of Array.isArray(steps) ? steps : []) {
    if (typeof step !== 'function') continue;
    // Each sees what those before it changed.
    // oxlint-disable-next-line no-await-in-loop
    const change: unknown = await (step as BeforeSave)({ ...product, ...changes });
    if (typeof change === 'object' && change !== null) changes = { ...changes, ...change };
  }
  return changes;
}
