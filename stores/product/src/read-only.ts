/**
 * Members that the server calculates or only it may set (contract, schemas of `product` and `product_variation`). They
 * are never written, copied or in conflict.
 */
const READ_ONLY: ReadonlySet<string> = new Set([
  'id',
  'permalink',
  'date_modified',
  'date_modified_gmt',
  'price',
  'price_html',
  'on_sale',
  'purchasable',
  'total_sales',
  'backorders_allowed',
  'backordered',
  'shipping_required',
  'shipping_taxable',
  'shipping_class_id',
  'average_rating',
  'rating_count',
  'related_ids',
  'has_options',
  'variations',
  'parent_id',
  'permalink_template',
  'generated_slug',
]);

/** Prefix of REST API links. */
const isLink = (member: string): boolean => member.startsWith('_');

export const isReadOnlyMember = (member: string): boolean => READ_ONLY.has(member) || isLink(member);
