import { useSelect } from '@admin/data';
import { skusStore, type SlugHolder } from '@admin/store-skus';
import { useProduct } from '../../form';
import { useSettled } from '../../form/use-settled';

/** Milliseconds after the last key. */
const PAUSE = 300;

/** The other product whose page has the address that is being typed. Where nobody can tell there is none. */
export function useSlugTwin(slug: string): SlugHolder | undefined {
  const { id, slug: own } = useProduct();
  const settled = useSettled(slug, PAUSE);
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
