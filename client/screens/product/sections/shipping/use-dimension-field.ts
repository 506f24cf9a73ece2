import { useDispatch } from '@admin/data';
import { productStore, type ProductDimensions } from '@admin/store-product';
import { useProductField, useProductForm } from '../../form';

export type DimensionName = keyof ProductDimensions;

/** One dimension as a field; typing in it is an undo step. @param label names the step */
export function useDimensionField(side: DimensionName, label: string) {
  const { formKey, errors, isAttempted } = useProductForm();
  const { edit } = useDispatch(productStore);
  const { value: dimensions, isChanged, isReadOnly } = useProductField('dimensions');
  const name = `dimensions.${side}`;
  return {
    name,
    value: dimensions[side],
    disabled: isReadOnly,
    error: isChanged || isAttempted ? errors[name] : undefined,
    onChange: (value: string) =>
      void edit(formKey, { dimensions: { ...dimensions, [side]: value } }, { label, merge: name }),
  };
}
