import { useSelect } from '@admin/data';
import { skusStore, type SlugHolder } from '@admin/store-skus';
import { useProduct } from '../../form';
import { useDebouncedValue } from '../../form/use-debounced-value';

/** Debounce time in milliseconds. */
const PAUSE = 300;

/** Returns the other product with the typed slug; `undefined` if unknown. */
export function useDuplicateSlug(slug: string): SlugHolder | undefined {
  const { id, slug: own } = useProduct();
  const settled = useDebouncedValue(slug, PAUSE);
  return useSelect(
    (select) => {
      if (settled === '' || settled === own || settled !== slug) return undefined;
      return select(skusStore)
        .getSlugHolders(settled)
        ?.find((holder) => holder.id !== id);
    },
    [id, own, settled, slug],
  );
}
