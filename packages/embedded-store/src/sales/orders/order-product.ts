import { getPrice, isOnSale } from '../../catalog';
import { all, integer, text } from '../../database';
import type { StoreDatabase } from '../../database';

/** The product data that orders need. */
export interface OrderProduct {
  id: number;
  /** 0 for products that are not variations. */
  parentId: number;
  name: string;
  parentName: string | null;
  sku: string;
  /** The current price as decimal text; `''` if there is none. */
  price: string;
  isOnSale: boolean;
  taxStatus: string;
  taxClass: string;
  isVirtual: boolean;
  isDownloadable: boolean;
  isTrashed: boolean;
  /** For variations: the chosen attributes. */
  attributes: readonly { id: number; name: string; option: string }[];
  imageId: number;
  /** Path within the uploads folder. */
  imageFile: string;
  categories: readonly number[];
}

/** Finds a product or variation by ID. */
export function getOrderProducts(
  db: StoreDatabase,
  ids: readonly number[],
  now: Date,
): Map<number, OrderProduct> {
  const rows = all(
    db,
    `SELECT products.id, coalesce(products.parent_id, 0) AS parent_id, products.name, parent.name AS parent_name, products.sku,
       coalesce(nullif(products.sku, ''), parent.sku, '') AS shown_sku,
       products.sale_price, products.regular_price, products.sale_from, products.sale_to, products.tax_status,
       iif(products.tax_class = 'parent', parent.tax_class, products.tax_class) AS tax_class,
       products.is_virtual, products.is_downloadable, products.status, products.attributes,
       coalesce(media.id, 0) AS image_id, coalesce(media.file, '') AS image_file,
       (SELECT json_group_array(term_id) FROM product_terms
        WHERE product_id = coalesce(products.parent_id, products.id)) AS categories
     FROM products LEFT JOIN products AS parent ON parent.id = products.parent_id
       LEFT JOIN media ON media.id = coalesce(
         (SELECT media_id FROM product_images WHERE product_id = products.id ORDER BY position LIMIT 1),
         (SELECT media_id FROM product_images WHERE product_id = products.parent_id ORDER BY position LIMIT 1))
     WHERE products.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  );
  const products = rows.map((row): OrderProduct => {
    const timeOf = (column: string) => (row[column] === null ? null : integer(row, column));
    const priced = {
      regular_price: text(row, 'regular_price'),
      sale_price: text(row, 'sale_price'),
      sale_from: timeOf('sale_from'),
      sale_to: timeOf('sale_to'),
    };
    const isVariation = integer(row, 'parent_id') > 0;
    return {
      id: integer(row, 'id'),
      parentId: integer(row, 'parent_id'),
      name: text(row, 'name'),
      parentName: typeof row['parent_name'] === 'string' ? row['parent_name'] : null,
      sku: text(row, 'shown_sku'),
      price: getPrice(priced, now),
      isOnSale: isOnSale(priced, now),
      taxStatus: text(row, 'tax_status'),
      taxClass: text(row, 'tax_class'),
      isVirtual: row['is_virtual'] === 1,
      isDownloadable: row['is_downloadable'] === 1,
      isTrashed: row['status'] === 'trash',
      attributes: isVariation ? (JSON.parse(text(row, 'attributes')) as OrderProduct['attributes']) : [],
      imageId: integer(row, 'image_id'),
      imageFile: text(row, 'image_file'),
      categories: JSON.parse(text(row, 'categories')) as number[],
    };
  });
  return new Map(products.map((each) => [each.id, each]));
}

/** The ID of the product or variation with that SKU. */
export function findBySku(db: StoreDatabase, sku: string): number | undefined {
  const row = all(db, "SELECT id FROM products WHERE sku = ? AND status <> 'trash'", sku)[0];
  return row && integer(row, 'id');
}
