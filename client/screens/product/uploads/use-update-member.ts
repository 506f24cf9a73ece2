import { useEffect, useRef, useState } from 'react';
import { useRegistry } from '@admin/data';
import { productStore, type ProductRecord } from '@admin/store-product';
import { useFormKey } from '../form';

/**
 * Changes a member as it is by then and not as it was rendered: what is uploaded arrives when it does, maybe after its
 * part of the form was left, or after a new product got its number.
 * @returns `group` is the name for uploads of this member, for as long as its part of the form is shown
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
