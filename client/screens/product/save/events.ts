import { recordEvent } from '@admin/tracks';
import type { ProductRecord } from '@admin/store-product';

type ProductEvent =
  | 'product_edit'
  | 'product_update'
  | 'product_publish_and_copy'
  | 'product_copy'
  | 'product_delete'
  | 'product_preview_changes'
  | 'product_update_slug';

/** Records an event about a product with the properties in the contract (remaining screens, section 2.8). */
export function recordProductEvent(name: ProductEvent, record: ProductRecord | undefined): void {
  recordEvent(name, {
    new_product_page: true,
    ...(record?.id ? { product_id: record.id } : {}),
    ...(record && {
      product_type: record.type,
      is_downloadable: record.downloadable,
      is_virtual: record.virtual,
      manage_stock: record.manage_stock === true,
    }),
  });
}
