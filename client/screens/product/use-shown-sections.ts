import { useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { placeIn, useAllSections, type PlacedSection } from './extend';
import { getLayoutKind } from './form';

/** Returns the product's sections in order; a new array only when they change. */
export function useShownSections(formKey: FormKey): readonly PlacedSection[] {
  const all = useAllSections();
  const layout = getLayoutKind(formKey);
  const shown = useSelect(
    (select) => {
      const record = select(productStore).getRecord(formKey);
      return record
        ? placeIn(all, { form: layout === 'variation' ? layout : 'product', layout }, record).map(
            ({ id }) => id,
          )
        : [];
    },
    [all, layout, formKey],
  );
  return shown.flatMap((id) => all.find((section) => section.id === id) ?? []);
}
