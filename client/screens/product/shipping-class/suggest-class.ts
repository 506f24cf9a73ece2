import { decodeEntities } from '@admin/format';
import type { ProductTerm } from '@admin/store-product';
import type { Term } from '@admin/store-taxonomies';

/** Where hosts put what nobody sorted; a class is not called so. */
const DEFAULT_CATEGORY = 'uncategorized';

/** What a new class is first called: as the first category that the owner chose, where there is no class of its slug. */
export function suggestClass(
  categories: readonly ProductTerm[],
  classes: readonly Term[],
): { name: string; slug: string } {
  const category = categories.find(({ slug }) => slug !== DEFAULT_CATEGORY);
  if (!category || classes.some(({ slug }) => slug === category.slug)) return { name: '', slug: '' };
  return { name: decodeEntities(category.name), slug: category.slug };
}
