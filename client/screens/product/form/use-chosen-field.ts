import { useDispatch } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useFormKey } from './form-context';
import { labelOf } from './member-labels';
import { useProductField, type ProductField } from './use-product-field';

interface ChosenField<T> extends Omit<ProductField<T>, 'onChange'> {
  /** @param merge changes of one name that follow each other are one step, such as those of one drag */
  onChange: (value: T, merge?: string) => void;
}

/** One member of the product that is chosen and not typed: every choice is a step of its own. */
export function useChosenField<M extends keyof ProductRecord & string>(
  member: M,
  label: string = labelOf(member),
): ChosenField<ProductRecord[M]> {
  const formKey = useFormKey();
  const { edit } = useDispatch(productStore);
  return {
    ...useProductField(member, label),
    onChange: (value, merge) =>
      void edit(formKey, { [member]: value }, merge === undefined ? { label } : { label, merge }),
  };
}
