import { useSelect } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useFormKey } from './form-context';

/** The whole record with the edits on top, for what depends on several members. */
export function useProduct(): ProductRecord {
  const formKey = useFormKey();
  const record = useSelect((select) => select(productStore).getRecord(formKey), [formKey]);
  if (!record) throw new Error(`The form "${formKey}" was drawn before it was read.`);
  return record;
}
