import { row } from '../../form/field-table';
import { settingsForm } from '../sections/settings-form';
import type { SettingsTab } from './tab';

export const products: SettingsTab = {
  slug: 'products',
  label: 'Products',
  sections: () => [
    {
      slug: '',
      label: 'General',
      ...settingsForm('products', [
        {
          id: 'catalog_options',
          title: 'Shop pages',
          rows: [
            row('woocommerce_shop_page_id'),
            row('woocommerce_cart_redirect_after_add', 'woocommerce_enable_ajax_add_to_cart'),
            row('woocommerce_placeholder_image'),
          ],
        },
        {
          id: 'product_measurement_options',
          title: 'Measurements',
          rows: [row('woocommerce_weight_unit'), row('woocommerce_dimension_unit')],
        },
        {
          id: 'product_rating_options',
          title: 'Reviews',
          rows: [
            row(
              'woocommerce_enable_reviews',
              'woocommerce_review_rating_verification_label',
              'woocommerce_review_rating_verification_required',
            ),
            row('woocommerce_enable_review_rating', 'woocommerce_review_rating_required'),
          ],
        },
      ]),
    },
    {
      slug: 'inventory',
      label: 'Inventory',
      ...settingsForm('products', [
        {
          id: 'product_inventory_options',
          title: 'Inventory',
          rows: [
            row('woocommerce_manage_stock'),
            row('woocommerce_hold_stock_minutes'),
            row('woocommerce_notify_low_stock', 'woocommerce_notify_no_stock'),
            row('woocommerce_stock_email_recipient'),
            row('woocommerce_notify_low_stock_amount'),
            row('woocommerce_notify_no_stock_amount'),
            row('woocommerce_hide_out_of_stock_items'),
            row('woocommerce_stock_format'),
          ],
        },
      ]),
    },
    {
      slug: 'downloadable',
      label: 'Downloadable products',
      ...settingsForm('products', [
        {
          id: 'digital_download_options',
          title: 'Downloadable products',
          rows: [
            row('woocommerce_file_download_method', 'woocommerce_downloads_redirect_fallback_allowed'),
            row('woocommerce_downloads_require_login', 'woocommerce_downloads_grant_access_after_payment'),
            row('woocommerce_downloads_deliver_inline'),
            row('woocommerce_downloads_add_hash_to_filename'),
          ],
        },
      ]),
    },
  ],
};
