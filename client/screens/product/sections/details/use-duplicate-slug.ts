import { useSelect } from '@admin/data';
import { skusStore, type SlugHolder } from '@admin/store-skus';
import { useProduct } from '../../form';
import { useDebouncedValue } from '../../form/use-debounced-value';

/** Milliseconds after the last key. */
const PAUSE = 300;

/** The other product whose page has the address that is being typed. Where nobody can tell there is none. */
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
