import { useDispatch } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useFormKey } from './form-context';
import { getMemberLabel } from './member-labels';
import { useProductField, type ProductField } from './use-product-field';

interface ChosenField<T> extends Omit<ProductField<T>, 'onChange'> {
  /** @param merge consecutive changes with the same name are one undo step, such as those of a drag */
  onChange: (value: T, merge?: string) => void;
}

/** A product field that is selected, not typed: every change is an undo step. */
export function useChosenField<M extends keyof ProductRecord & string>(
  member: M,
  label: string = getMemberLabel(member),
): ChosenField<ProductRecord[M]> {
  const formKey = useFormKey();
  const { edit } = useDispatch(productStore);
  return {
    ...useProductField(member, label),
    onChange: (value, merge) =>
      void edit(formKey, { [member]: value }, merge === undefined ? { label } : { label, merge }),
  };
}
