import { useSelect } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useFormKey } from './form-context';

/** Returns the record with unsaved changes, for components that depend on several fields. */
export function useProduct(): ProductRecord {
  const formKey = useFormKey();
  const record = useSelect((select) => select(productStore).getRecord(formKey), [formKey]);
  if (!record) throw new Error(`The form "${formKey}" was rendered before it was loaded.`);
  return record;
}
