import type { ProductRecord, ProductStatus } from '@admin/store-product';

/** Permissions for a product, by WooCommerce's capabilities. The server makes the final decision. */
export interface ProductPermissions {
  canEdit: boolean;
  canPublish: boolean;
}

/** Additional capabilities required to edit a product with one of these statuses. */
const NEEDED: Readonly<Partial<Record<ProductStatus, string>>> = {
  publish: 'edit_published_products',
  future: 'edit_published_products',
  private: 'edit_private_products',
};

/** @param saved the version on the server; `undefined` for a new product */
export function getRights(
  can: (capability: string) => boolean,
  saved: Pick<ProductRecord, 'status'> | undefined,
): ProductPermissions {
  const needed = saved && NEEDED[saved.status];
  return {
    canEdit: can('edit_products') && (needed === undefined || can(needed)),
    canPublish: can('publish_products'),
  };
}
