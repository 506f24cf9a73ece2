import { useSelect } from '@admin/data';
import { parseFormKey, productStore, type FormKey } from '@admin/store-product';
import { placeIn, useAllSections, type PlacedSection } from './extend';

/** The sections that this product has, in their order; another list only when there are others. */
export function useShownSections(formKey: FormKey): readonly PlacedSection[] {
  const all = useAllSections();
  const form = parseFormKey(formKey)?.variationId ? 'variation' : 'product';
  const shown = useSelect(
    (select) => {
      const record = select(productStore).getRecord(formKey);
      return record ? placeIn(all, form, record).map(({ id }) => id) : [];
    },
    [all, form, formKey],
  );
  return shown.flatMap((id) => all.find((section) => section.id === id) ?? []);
}
