import { all, integer, isOneOf, text } from '../../database';
import type { Row } from '../../database';
import { getLowStockAmount, PRICE_SQL, priceValues } from '../../catalog';
import type { StoreContext } from '../../context';
import { toNumber, toParts } from '../../shared/amounts';
import { getPlaceholderUrl, UPLOADS_PATH } from '../../site';
import { VARIATION_NAME } from './segments';
import { escapeHtml } from '../../html/plain-text';

/** What reports show about a product or variation besides its sales. */
export interface ProductInfo {
  name: string;
  price: number;
  /** HTML. */
  image: string;
  permalink: string;
  stock_status: string;
  stock_quantity: number;
  manage_stock: boolean;
  low_stock_amount: number;
  sku: string;
  category_ids: number[];
  variations: number[];
  attributes: { id: number; name: string; option: string }[];
}

/** Size of list thumbnails in pixels. */
const IMAGE_SIZE = 450;

/** Reads the data of these products and variations in one query; deleted ones are missing. */
export function readProductInfo(context: StoreContext, ids: readonly number[]): Map<number, ProductInfo> {
  const { db, clock } = context;
  const chosen = isOneOf('products.id', ids);
  const rows = all(
    db,
    `SELECT products.*, ${VARIATION_NAME} AS shown_name, coalesce(parents.slug, products.slug) AS page,
       ${PRICE_SQL} AS price,
       coalesce((${imageOf('products.id')}), (${imageOf('products.parent_id')})) AS image,
       (SELECT json_group_array(terms.id) FROM product_terms JOIN terms ON terms.id = term_id
        WHERE product_id = products.id AND taxonomy = 'product_cat') AS category_ids,
       (SELECT json_group_array(owned.id ORDER BY owned.menu_order, owned.id) FROM products AS owned
        WHERE owned.parent_id = products.id AND owned.status IN ('publish', 'private')) AS variation_ids,
       (SELECT json_group_array(json_object('id', chosen.value ->> 'id',
          'name', coalesce(nullif(chosen.value ->> 'name', ''), attributes.name, ''),
          'option', coalesce(terms.name, chosen.value ->> 'option')))
        FROM json_each(products.attributes) AS chosen
          LEFT JOIN attributes ON attributes.id = chosen.value ->> 'id'
          LEFT JOIN terms ON terms.taxonomy = attributes.slug AND terms.slug = chosen.value ->> 'option') AS chosen
     FROM products LEFT JOIN products AS parents ON parents.id = products.parent_id
     WHERE ${chosen.sql}`,
    ...priceValues(clock()),
    ...chosen.values,
  );
  const lowStock = getLowStockAmount(db);
  return new Map(rows.map((row) => [integer(row, 'id'), toProductInfoFromRow(context, row, lowStock)]));
}

/** The file of the first image. */
function imageOf(id: string): string {
  return `SELECT media.file FROM product_images JOIN media ON media.id = media_id
    WHERE product_id = ${id} ORDER BY position LIMIT 1`;
}

function toProductInfoFromRow(context: StoreContext, row: Row, lowStock: number): ProductInfo {
  const { siteUrl } = context;
  const name = text(row, 'shown_name');
  return {
    name,
    price: typeof row['price'] === 'number' ? toNumber(toParts(String(row['price']))) : 0,
    image: toImage(context, row['image'], name),
    permalink: `${siteUrl}/product/${text(row, 'page')}/`,
    stock_status: text(row, 'stock_status'),
    stock_quantity: typeof row['stock_quantity'] === 'number' ? row['stock_quantity'] : 0,
    manage_stock: row['manages_stock'] === 1,
    low_stock_amount: typeof row['low_stock_amount'] === 'number' ? row['low_stock_amount'] : lowStock,
    sku: text(row, 'sku'),
    category_ids: JSON.parse(text(row, 'category_ids')),
    variations: JSON.parse(text(row, 'variation_ids')),
    attributes: JSON.parse(text(row, 'chosen')),
  };
}

function toImage(context: StoreContext, file: unknown, name: string): string {
  const source =
    typeof file === 'string'
      ? `${context.siteUrl}${UPLOADS_PATH}${encodeURI(file)}`
      : getPlaceholderUrl(context);
  return `<img width="${IMAGE_SIZE}" height="${IMAGE_SIZE}" src="${escapeHtml(source)}" alt="${escapeHtml(name)}" />`;
}
