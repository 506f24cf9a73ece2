import { useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { useCan, useCurrentUser } from '@admin/store-user';
import { getRights, type ProductPermissions } from '../rules/rights';

/** Returns the current user's permissions for a product; all of them until the user is loaded. */
export function usePermissions(formKey: FormKey): ProductPermissions {
  const { user } = useCurrentUser();
  const can = useCan();
  const saved = useSelect((select) => select(productStore).getSaved(formKey), [formKey]);
  return user ? getRights(can, saved) : { canEdit: true, canPublish: true };
}
