import { useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { useCan, useCurrentUser } from '@admin/store-user';
import { getRights, type ProductPermissions } from '../rules/rights';

/** What the user at the keyboard may do with a product; everything as long as nobody knows who that is. */
export function usePermissions(formKey: FormKey): ProductPermissions {
  const { user } = useCurrentUser();
  const can = useCan();
  const saved = useSelect((select) => select(productStore).getSaved(formKey), [formKey]);
  return user ? getRights(can, saved) : { mayEdit: true, mayPublish: true };
}
