/** How many of a product went to customers: those in orders that are paid for or about to be, without those given back. */
export const SOLD_SQL = `(SELECT coalesce(sum(items_sold), 0) FROM product_stats
  WHERE product_stats.product_id = products.id AND status IN ('processing', 'on-hold', 'completed'))`;
