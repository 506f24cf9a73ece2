/** The quantity of a product in orders that are paid or about to be, minus refunded items. */
export const SOLD_SQL = `(SELECT coalesce(sum(items_sold), 0) FROM product_stats
  WHERE product_stats.product_id = products.id AND status IN ('processing', 'on-hold', 'completed'))`;
