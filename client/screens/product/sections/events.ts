import '@admin/tracks';

type Nothing = Record<string, never>;

declare module '@admin/tracks' {
  /** Events of product fields (contract, section 2.8). */
  interface Events {
    product_pricing_schedule_sale_toggle_click: { enabled: boolean };
    product_pricing_list_price_help_tax_settings_click: Nothing;
    product_shipping_global_settings_link_click: Nothing;
    product_checkbox_featured: { checked: boolean };
    product_checkbox_manage_stock: { checked: boolean };
    product_checkbox_reviews_allowed: { checked: boolean };
    product_checkbox_sold_individually: { checked: boolean };
    product_checkbox_status: { checked: boolean };
    product_images_add_via_drag_and_drop_upload: Nothing;
    product_images_add_via_file_upload_area: Nothing;
    product_images_add_via_media_library: Nothing;
    product_images_change_image_order_via_image_gallery: Nothing;
    product_images_remove_image_button_click: Nothing;
    product_images_replace_image_button_click: Nothing;
    product_images_select_image_as_cover_button_click: Nothing;
  }
}
