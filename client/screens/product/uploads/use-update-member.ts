import { useEffect, useRef, useState } from 'react';
import { useRegistry } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useFormKey } from '../form';

/**
 * Changes a field based on its current value, not the rendered one: an upload may finish after its section was
 * unmounted, or after a new product got its id.
 * @returns `group` is the key for uploads of this field, while its section is mounted
 */
export function useUpdateMember<M extends keyof ProductRecord & string>(member: M) {
  const formKey = useFormKey();
  const registry = useRegistry();
  const [group] = useState(`product/${formKey}/${member}`);
  const latest = useRef(formKey);
  useEffect(() => {
    latest.current = formKey;
  });

  /**
   * @param label names the step in the history
   * @param merge joins steps of the same name, such as typing
   */
  function update(
    change: (value: ProductRecord[M]) => ProductRecord[M],
    label: string,
    merge?: string,
  ): void {
    const key = latest.current;
    const { getRecord } = registry.select(productStore);
    const record = getRecord(key);
    if (!record) return;
    const patch = { [member]: change(record[member]) };
    void registry.dispatch(productStore).edit(key, patch, { label, ...(merge !== undefined && { merge }) });
  }

  return { group, update };
}
