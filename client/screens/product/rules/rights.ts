import type { ProductRecord, ProductStatus } from '@admin/store-product';

/** What somebody may do with a product, by the host's capabilities. The server has the last word. */
export interface ProductPermissions {
  mayEdit: boolean;
  mayPublish: boolean;
}

/** What it takes to edit a product that is not only a draft. */
const NEEDED: Readonly<Partial<Record<ProductStatus, string>>> = {
  publish: 'edit_published_products',
  future: 'edit_published_products',
  private: 'edit_private_products',
};

/** @param saved as the server has it; nothing for a new product */
export function getRights(
  can: (capability: string) => boolean,
  saved: Pick<ProductRecord, 'status'> | undefined,
): ProductPermissions {
  const needed = saved && NEEDED[saved.status];
  return {
    mayEdit: can('edit_products') && (needed === undefined || can(needed)),
    mayPublish: can('publish_products'),
  };
}
