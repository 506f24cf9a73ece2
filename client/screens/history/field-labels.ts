import { __ } from '@wordpress/i18n';

/** Returns the dashboard's label for a field of the REST API. */
export function getOwnLabel(name: string): string | undefined {
  switch (name) {
    case 'isHidden':
      return __('Hidden', 'store-admin');
    case 'isDismissed':
    case 'is_deleted':
      return __('Dismissed', 'store-admin');
    case 'isSnoozed':
      return __('Snoozed', 'store-admin');
    case 'messages':
      return __('Messages', 'store-admin');
    case 'value':
      return __('Places', 'store-admin');
    case 'color_scheme':
      return __('Colors', 'store-admin');
    case 'density':
      return __('Density', 'store-admin');
    case 'homepage_layout':
      return __('Layout', 'store-admin');
    case 'attributes':
      return __('Attributes', 'store-admin');
    case 'backorders':
      return __('Allow backorders?', 'store-admin');
    case 'catalog_visibility':
      return __('Catalog visibility', 'store-admin');
    case 'categories':
      return __('Categories', 'store-admin');
    case 'city':
      return __('City', 'store-admin');
    case 'code':
      return __('Code', 'store-admin');
    case 'compound':
      return __('Compound', 'store-admin');
    case 'country':
      return __('Country', 'store-admin');
    case 'cross_sell_ids':
      return __('Cross-sells', 'store-admin');
    case 'description':
      return __('Description', 'store-admin');
    case 'dimensions':
      return __('Dimensions', 'store-admin');
    case 'downloadable':
      return __('Downloadable', 'store-admin');
    case 'downloads':
      return __('Downloads', 'store-admin');
    case 'enabled':
      return __('Enabled', 'store-admin');
    case 'featured':
      return __('Featured', 'store-admin');
    case 'image':
      return __('Image', 'store-admin');
    case 'images':
      return __('Images', 'store-admin');
    case 'low_stock_amount':
      return __('Low stock threshold', 'store-admin');
    case 'manage_stock':
      return __('Track stock quantity for this product', 'store-admin');
    case 'name':
      return __('Name', 'store-admin');
    case 'postcode':
      return __('Postcode / ZIP', 'store-admin');
    case 'priority':
      return __('Priority', 'store-admin');
    case 'purchase_note':
      return __('Purchase note', 'store-admin');
    case 'rate':
      return __('Rate', 'store-admin');
    case 'regular_price':
      return __('List price', 'store-admin');
    case 'reviews_allowed':
      return __('Enable reviews', 'store-admin');
    case 'sale_price':
      return __('Sale price', 'store-admin');
    case 'shipping':
      return __('Shipping', 'store-admin');
    case 'shipping_class':
      return __('Shipping class', 'store-admin');
    case 'short_description':
      return __('Summary', 'store-admin');
    case 'sku':
      return __('SKU', 'store-admin');
    case 'slug':
      return __('Slug', 'store-admin');
    case 'state':
      return __('State', 'store-admin');
    case 'status':
      return __('Status', 'store-admin');
    case 'stock_quantity':
      return __('Quantity', 'store-admin');
    case 'stock_status':
      return __('Stock status', 'store-admin');
    case 'tags':
      return __('Tags', 'store-admin');
    case 'tax_class':
      return __('Tax class', 'store-admin');
    case 'tax_status':
      return __('Tax status', 'store-admin');
    case 'title':
      return __('Title', 'store-admin');
    case 'type':
      return __('Type', 'store-admin');
    case 'upsell_ids':
      return __('Upsells', 'store-admin');
    case 'virtual':
      return __('Virtual', 'store-admin');
    case 'weight':
      return __('Weight', 'store-admin');
    default:
      return undefined;
  }
}
