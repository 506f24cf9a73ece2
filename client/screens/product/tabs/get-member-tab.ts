import type { TabId } from '../form';

const MEMBERS: Readonly<Partial<Record<TabId, readonly string[]>>> = {
  organization: ['categories', 'tags', 'brands', 'attributes'],
  pricing: [
    'regular_price',
    'sale_price',
    'date_on_sale_from',
    'date_on_sale_from_gmt',
    'date_on_sale_to',
    'date_on_sale_to_gmt',
    'tax_status',
    'tax_class',
  ],
  inventory: [
    'sku',
    'global_unique_id',
    'manage_stock',
    'stock_quantity',
    'stock_status',
    'backorders',
    'low_stock_amount',
    'sold_individually',
  ],
  shipping: [
    'virtual',
    'shipping_class',
    'weight',
    'dimensions',
    'dimensions.width',
    'dimensions.length',
    'dimensions.height',
  ],
  variations: ['default_attributes', 'variations'],
  linked: ['grouped_products', 'upsell_ids', 'cross_sell_ids'],
  advanced: [
    'reviews_allowed',
    'menu_order',
    'purchase_note',
    'catalog_visibility',
    'featured',
    'status',
    'post_password',
    'date_created',
    'date_created_gmt',
    'meta_data',
  ],
};

const TABS = new Map(
  Object.entries(MEMBERS).flatMap(([tab, members]) => members.map((member) => [member, tab] as const)),
);

/** Returns the tab of a field, for server errors that have no location. */
export const getMemberTab = (member: string): string => TABS.get(member) ?? 'general';
