import { useEffect, useState } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { getHistory, getQuery } from '@admin/navigation';
import { NEW, productStore, type FormKey } from '@admin/store-product';
import { getFormUrl } from '../urls';

interface Sitting {
  formKey: FormKey;
  /** Increases with each opened product, but not when a new one gets its id. */
  count: number;
}

/**
 * Returns the form for an address. When a new product gets its id, the address changes and the form stays, so that
 * keyboard users can continue typing.
 */
export function useCreatedProductRedirect(routeKey: FormKey): Sitting {
  const created = useSelect((select) => select(productStore).getCreated());
  const { forgetCreated } = useDispatch(productStore);
  const isFollowing = routeKey === NEW && created !== undefined;
  const formKey = isFollowing ? created : routeKey;
  const [sitting, setSitting] = useState<Sitting>({ formKey, count: 0 });
  if (sitting.formKey !== formKey) {
    setSitting({ formKey, count: isFollowing ? sitting.count : sitting.count + 1 });
  }

  useEffect(() => {
    if (!isFollowing) return;
    const focused = document.activeElement;
    getHistory().replace(getFormUrl(created, getQuery()['tab']));
    // A screen at a new address would focus its heading.
    if (focused instanceof HTMLElement) focused.focus();
  }, [isFollowing, created]);

  useEffect(() => {
    if (routeKey === created) void forgetCreated();
  }, [routeKey, created, forgetCreated]);

  return sitting.formKey === formKey ? sitting : { ...sitting, formKey };
}
