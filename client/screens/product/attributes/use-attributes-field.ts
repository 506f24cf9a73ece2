import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { productStore, type ProductAttribute } from '@admin/store-product';
import { useFormKey, useProduct, useProductField } from '../form';

/** Product types that have variations, or get them with their first option. */
const VARYING = new Set(['simple', 'variable']);

/** The product's attributes. Its first option changes a simple product to a variable one, in the same undo step. */
export function useAttributesField() {
  const formKey = useFormKey();
  const { type } = useProduct();
  const { edit } = useDispatch(productStore);
  const { value, error, isReadOnly } = useProductField('attributes');
  const change = (attributes: readonly ProductAttribute[], merge?: string) => {
    const becomesVariable = type === 'simple' && attributes.some(({ variation }) => variation);
    const patch = becomesVariable ? { attributes, type: 'variable' } : { attributes };
    const label = __('Attributes', 'store-admin');
    void edit(formKey, patch, merge === undefined ? { label } : { label, merge });
  };
  return { attributes: value, change, error, isReadOnly, canVary: VARYING.has(type) };
}
