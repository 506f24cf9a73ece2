import { filterList } from '@admin/extensions';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

const RULES = 'store_admin_product_rules';

interface ContributedRule {
  id: string;
  check?: (product: ProductRecord) => unknown;
  beforeSave?: (product: ProductRecord) => unknown;
}

const listRules = (): readonly ContributedRule[] => filterList(RULES, () => [], isRule);

/** Returns the errors that extensions report for a product, by field. A rule that throws reports none. */
export const runExtensionRules = (product: ProductRecord): FieldErrors =>
  Object.fromEntries(listRules().flatMap(({ check }) => entriesOf(() => check?.(product))));

/**
 * Runs the extensions' filters before a save, one after the other.
 * @returns members that they change
 * @throws what one of them throws; its message is shown
 */
export async function runBeforeSaveFilters(product: ProductRecord): Promise<Record<string, unknown>> {
  let changes: Record<string, unknown> = {};
  for (const { beforeSave } of listRules()) {
    // oxlint-disable-next-line no-await-in-loop -- each sees what those before it changed
    const change: unknown = await beforeSave?.({ ...product, ...changes });
    if (typeof change === 'object' && change !== null) changes = { ...changes, ...change };
  }
  return changes;
}

function entriesOf(check: () => unknown): [string, string][] {
  try {
    return Object.entries(Object(check())).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}

function isRule(entry: unknown): entry is ContributedRule {
  const { id, check, beforeSave } = Object(entry);
  const isStep = (step: unknown) => step === undefined || typeof step === 'function';
  return typeof id === 'string' && isStep(check) && isStep(beforeSave);
}
