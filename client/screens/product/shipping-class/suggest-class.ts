import { decodeEntities } from '@admin/format';
import type { ProductTerm } from '@admin/store-product';
import type { Term } from '@admin/store-taxonomies';

/** WooCommerce's default category is not a name for a class. */
const DEFAULT_CATEGORY = 'uncategorized';

/** Suggests a new class's name: that of the first category, unless there is a class with its slug. */
export function suggestClass(
  categories: readonly ProductTerm[],
  classes: readonly Term[],
): { name: string; slug: string } {
  const category = categories.find(({ slug }) => slug !== DEFAULT_CATEGORY);
  if (!category || classes.some(({ slug }) => slug === category.slug)) return { name: '', slug: '' };
  return { name: decodeEntities(category.name), slug: category.slug };
}
