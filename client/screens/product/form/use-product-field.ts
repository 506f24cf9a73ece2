import { useDispatch, useSelect } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useProductForm } from './form-context';
import { getMemberLabel } from './member-labels';

export interface ProductField<T> {
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
  isReadOnly: boolean;
  isChanged: boolean;
}

/**
 * A product field for a controlled input. Typing in one field is one undo step.
 * @param label names the step; the field's own label if omitted
 */
export function useProductField<M extends keyof ProductRecord & string>(
  member: M,
  label: string = getMemberLabel(member),
): ProductField<ProductRecord[M]> {
  const { formKey, isReadOnly, errors, isAttempted } = useProductForm();
  const { edit } = useDispatch(productStore);
  const { value, isChanged, refusal } = useSelect(
    (select) => {
      const product = select(productStore);
      return {
        value: product.getValue(formKey, member),
        isChanged: product.getChangedMembers(formKey).includes(member),
        refusal: product.getFieldErrors(formKey)[member],
      };
    },
    [formKey, member],
  );
  const finding = isChanged || isAttempted ? errors[member] : undefined;
  return {
    // Fields are rendered after the record is loaded, and the record has every field.
    value: value as ProductRecord[M],
    onChange: (next) => void edit(formKey, { [member]: next }, { label, merge: member }),
    error: refusal ?? finding,
    isReadOnly,
    isChanged,
  };
}
