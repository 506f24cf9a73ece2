import { requireCapability, route } from '../../rest';
import type { Route } from '../../rest';

const FORM = '/wc-admin/product-form';

const canRead = requireCapability('manage_woocommerce', 'list');

/** The product form's extensions by plugins; no plugin of this store has any (contract, remaining screens 2.10). */
export const productFormRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: FORM,
    permission: canRead,
    handler: () => ({ fields: [], subsections: [], sections: [], tabs: [] }),
  }),
  route({ method: 'GET', path: `${FORM}/fields`, permission: canRead, handler: () => [] }),
];
