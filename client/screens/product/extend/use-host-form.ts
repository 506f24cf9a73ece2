import { useSelect } from '@admin/data';
import { NO_HOST_FORM, productStore, type HostForm } from '@admin/store-product';
import { useCapability } from '@admin/store-user';

/** Returns the fields that plugins define on the server; empty until loaded, and for users who can't read them. */
export function useHostForm(): HostForm {
  const canRead = useCapability('manage_woocommerce');
  return useSelect((select) => (canRead && select(productStore).getHostForm()) || NO_HOST_FORM, [canRead]);
}
