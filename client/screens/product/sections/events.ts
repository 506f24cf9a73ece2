import '@admin/tracks';

type Nothing = Record<string, never>;

declare module '@admin/tracks' {
  /** Of the fields of a product (contract, section 2.8). */
  interface Events {
    product_pricing_schedule_sale_toggle_click: { enabled: boolean };
    product_pricing_list_price_help_tax_settings_click: Nothing;
    product_shipping_global_settings_link_click: Nothing;
    product_checkbox_featured: { checked: boolean };
    product_checkbox_manage_stock: { checked: boolean };
    product_checkbox_reviews_allowed: { checked: boolean };
    product_checkbox_sold_individually: { checked: boolean };
    product_checkbox_status: { checked: boolean };
  }
}
