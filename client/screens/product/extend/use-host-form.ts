import { useSelect } from '@admin/data';
import { NO_HOST_FORM, productStore, type HostForm } from '@admin/store-product';
import { useCapability } from '@admin/store-user';

/** What plugins describe on the server; nothing until it is read, and for those who may not read it. */
export function useHostForm(): HostForm {
  const mayRead = useCapability('manage_woocommerce');
  return useSelect((select) => (mayRead && select(productStore).getHostForm()) || NO_HOST_FORM, [mayRead]);
}
