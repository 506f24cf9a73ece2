import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import type { CommandLink } from './command';

type Fields = Readonly<Record<string, string>>;

/** A settings form of the host. Field names by id; the common prefix of all ids is omitted. */
interface Form {
  readonly tab: string;
  readonly section: string;
  readonly trail: string;
  readonly fields: Fields;
}

/**
 * Lists fields of the host's own settings pages from a built-in list, because hosts provide their fields only page by
 * page. The browser scrolls to the field in the URL.
 */
export const listClassicSettings = (): CommandLink[] =>
  listForms().flatMap(({ tab, section, trail, fields }) =>
    Object.entries(fields).map(([id, title]) => ({
      id: `setting ${tab}/${section}/${id}`,
      group: 'settings',
      title,
      trail,
      keywords: [__('settings', 'store-admin')],
      icon: 'chevron-end',
      href: getAdminLink(
        `admin.php?page=wc-settings&tab=${tab}${section && `&section=${section}`}#woocommerce_${id}`,
      ),
    })),
  );

function listForms(): Form[] {
  const products = __('Products', 'store-admin');
  return [
    { tab: 'general', section: '', trail: __('General', 'store-admin'), fields: general() },
    { tab: 'products', section: '', trail: products, fields: ofProducts() },
    {
      tab: 'products',
      section: 'inventory',
      trail: `${products} › ${__('Inventory', 'store-admin')}`,
      fields: ofStock(),
    },
    {
      tab: 'products',
      section: 'downloadable',
      trail: `${products} › ${__('Downloadable products', 'store-admin')}`,
      fields: ofDownloads(),
    },
    { tab: 'tax', section: '', trail: __('Tax', 'store-admin'), fields: ofTaxes() },
    { tab: 'shipping', section: 'options', trail: __('Shipping', 'store-admin'), fields: ofShipping() },
    { tab: 'account', section: '', trail: __('Accounts & Privacy', 'store-admin'), fields: ofAccounts() },
    { tab: 'email', section: '', trail: __('Emails', 'store-admin'), fields: ofEmails() },
    { tab: 'advanced', section: '', trail: __('Advanced', 'store-admin'), fields: advanced() },
    {
      tab: 'advanced',
      section: 'woocommerce_com',
      trail: __('Advanced', 'store-admin'),
      fields: {
        allow_tracking: __('Usage tracking', 'store-admin'),
        show_marketplace_suggestions: __('Marketplace suggestions', 'store-admin'),
      },
    },
  ];
}

const general = (): Fields => ({
  store_address: __('Address line 1', 'store-admin'),
  store_address_2: __('Address line 2', 'store-admin'),
  store_city: __('City', 'store-admin'),
  default_country: __('Country / State', 'store-admin'),
  store_postcode: __('Postcode / ZIP', 'store-admin'),
  allowed_countries: __('Selling location(s)', 'store-admin'),
  ship_to_countries: __('Shipping location(s)', 'store-admin'),
  default_customer_address: __('Default customer location', 'store-admin'),
  calc_taxes: __('Enable taxes', 'store-admin'),
  enable_coupons: __('Enable coupons', 'store-admin'),
  currency: __('Currency', 'store-admin'),
  currency_pos: __('Currency position', 'store-admin'),
  price_thousand_sep: __('Thousand separator', 'store-admin'),
  price_decimal_sep: __('Decimal separator', 'store-admin'),
  price_num_decimals: __('Number of decimals', 'store-admin'),
});

const ofProducts = (): Fields => ({
  shop_page_id: __('Shop page', 'store-admin'),
  cart_redirect_after_add: __('Add to cart behaviour', 'store-admin'),
  placeholder_image: __('Placeholder image', 'store-admin'),
  weight_unit: __('Weight unit', 'store-admin'),
  dimension_unit: __('Dimensions unit', 'store-admin'),
  enable_reviews: __('Reviews', 'store-admin'),
  enable_review_rating: __('Product ratings', 'store-admin'),
});

const ofStock = (): Fields => ({
  manage_stock: __('Manage stock', 'store-admin'),
  hold_stock_minutes: __('Hold stock (minutes)', 'store-admin'),
  notify_low_stock: __('Low stock notifications', 'store-admin'),
  notify_no_stock: __('Out of stock notifications', 'store-admin'),
  stock_email_recipient: __('Notification recipient(s)', 'store-admin'),
  notify_low_stock_amount: __('Low stock threshold', 'store-admin'),
  notify_no_stock_amount: __('Out of stock threshold', 'store-admin'),
  hide_out_of_stock_items: __('Out of stock visibility', 'store-admin'),
  stock_format: __('Stock display format', 'store-admin'),
});

const ofDownloads = (): Fields => ({
  file_download_method: __('File download method', 'store-admin'),
  downloads_require_login: __('Download access restriction', 'store-admin'),
  downloads_deliver_inline: __('Open downloads in the browser', 'store-admin'),
  downloads_add_hash_to_filename: __('Download file names', 'store-admin'),
});

const ofTaxes = (): Fields => ({
  prices_include_tax: __('Prices entered with tax', 'store-admin'),
  tax_based_on: __('Calculate tax based on', 'store-admin'),
  shipping_tax_class: __('Shipping tax class', 'store-admin'),
  tax_round_at_subtotal: __('Tax rounding', 'store-admin'),
  tax_classes: __('Additional tax classes', 'store-admin'),
  tax_display_shop: __('Display prices in the shop', 'store-admin'),
  tax_display_cart: __('Display prices during cart and checkout', 'store-admin'),
  price_display_suffix: __('Price display suffix', 'store-admin'),
  tax_total_display: __('Display tax totals', 'store-admin'),
});

const ofShipping = (): Fields => ({
  enable_shipping_calc: __('Shipping calculations', 'store-admin'),
  ship_to_destination: __('Shipping destination', 'store-admin'),
  shipping_debug_mode: __('Shipping debug mode', 'store-admin'),
});

const ofAccounts = (): Fields => ({
  enable_guest_checkout: __('Guest checkout', 'store-admin'),
  enable_checkout_login_reminder: __('Login during checkout', 'store-admin'),
  enable_signup_and_login_from_checkout: __('Account creation', 'store-admin'),
  erasure_request_removes_order_data: __('Account erasure requests', 'store-admin'),
  allow_bulk_remove_personal_data: __('Personal data removal', 'store-admin'),
  registration_privacy_policy_text: __('Registration privacy policy', 'store-admin'),
  checkout_privacy_policy_text: __('Checkout privacy policy', 'store-admin'),
  delete_inactive_accounts: __('Retain inactive accounts', 'store-admin'),
  trash_pending_orders: __('Retain pending orders', 'store-admin'),
  trash_failed_orders: __('Retain failed orders', 'store-admin'),
  trash_cancelled_orders: __('Retain cancelled orders', 'store-admin'),
  anonymize_completed_orders: __('Retain completed orders', 'store-admin'),
});

const ofEmails = (): Fields => ({
  email_from_name: __('Email sender name', 'store-admin'),
  email_from_address: __('Email sender address', 'store-admin'),
  email_header_image: __('Header image', 'store-admin'),
  email_footer_text: __('Footer text', 'store-admin'),
  email_base_color: __('Base color', 'store-admin'),
  email_background_color: __('Background color', 'store-admin'),
  email_text_color: __('Body text color', 'store-admin'),
});

const advanced = (): Fields => ({
  cart_page_id: __('Cart page', 'store-admin'),
  checkout_page_id: __('Checkout page', 'store-admin'),
  myaccount_page_id: __('My account page', 'store-admin'),
  terms_page_id: __('Terms and conditions', 'store-admin'),
  force_ssl_checkout: __('Secure checkout', 'store-admin'),
});
