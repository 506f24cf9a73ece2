import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import type { Place } from './command';

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
export const listClassicSettings = (): Place[] =>
  listForms().flatMap(({ tab, section, trail, fields }) =>
    Object.entries(fields).map(([id, title]) => ({
      id: `setting ${tab}/${section}/${id}`,
      group: 'settings',
      title,
      trail,
      keywords: [__('settings', 'woocommerce')],
      icon: 'chevron-end',
      href: getAdminLink(
        `admin.php?page=wc-settings&tab=${tab}${section && `&section=${section}`}#woocommerce_${id}`,
      ),
    })),
  );

function listForms(): Form[] {
  const products = __('Products', 'woocommerce');
  return [
    { tab: 'general', section: '', trail: __('General', 'woocommerce'), fields: general() },
    { tab: 'products', section: '', trail: products, fields: ofProducts() },
    {
      tab: 'products',
      section: 'inventory',
      trail: `${products} › ${__('Inventory', 'woocommerce')}`,
      fields: ofStock(),
    },
    {
      tab: 'products',
      section: 'downloadable',
      trail: `${products} › ${__('Downloadable products', 'woocommerce')}`,
      fields: ofDownloads(),
    },
    { tab: 'tax', section: '', trail: __('Tax', 'woocommerce'), fields: ofTaxes() },
    { tab: 'shipping', section: 'options', trail: __('Shipping', 'woocommerce'), fields: ofShipping() },
    { tab: 'account', section: '', trail: __('Accounts & Privacy', 'woocommerce'), fields: ofAccounts() },
    { tab: 'email', section: '', trail: __('Emails', 'woocommerce'), fields: ofEmails() },
    { tab: 'advanced', section: '', trail: __('Advanced', 'woocommerce'), fields: advanced() },
    {
      tab: 'advanced',
      section: 'woocommerce_com',
      trail: __('Advanced', 'woocommerce'),
      fields: {
        allow_tracking: __('Usage tracking', 'woocommerce'),
        show_marketplace_suggestions: __('Marketplace suggestions', 'woocommerce'),
      },
    },
  ];
}

const general = (): Fields => ({
  store_address: __('Address line 1', 'woocommerce'),
  store_address_2: __('Address line 2', 'woocommerce'),
  store_city: __('City', 'woocommerce'),
  default_country: __('Country / State', 'woocommerce'),
  store_postcode: __('Postcode / ZIP', 'woocommerce'),
  allowed_countries: __('Selling location(s)', 'woocommerce'),
  ship_to_countries: __('Shipping location(s)', 'woocommerce'),
  default_customer_address: __('Default customer location', 'woocommerce'),
  calc_taxes: __('Enable taxes', 'woocommerce'),
  enable_coupons: __('Enable coupons', 'woocommerce'),
  currency: __('Currency', 'woocommerce'),
  currency_pos: __('Currency position', 'woocommerce'),
  price_thousand_sep: __('Thousand separator', 'woocommerce'),
  price_decimal_sep: __('Decimal separator', 'woocommerce'),
  price_num_decimals: __('Number of decimals', 'woocommerce'),
});

const ofProducts = (): Fields => ({
  shop_page_id: __('Shop page', 'woocommerce'),
  cart_redirect_after_add: __('Add to cart behaviour', 'woocommerce'),
  placeholder_image: __('Placeholder image', 'woocommerce'),
  weight_unit: __('Weight unit', 'woocommerce'),
  dimension_unit: __('Dimensions unit', 'woocommerce'),
  enable_reviews: __('Reviews', 'woocommerce'),
  enable_review_rating: __('Product ratings', 'woocommerce'),
});

const ofStock = (): Fields => ({
  manage_stock: __('Manage stock', 'woocommerce'),
  hold_stock_minutes: __('Hold stock (minutes)', 'woocommerce'),
  notify_low_stock: __('Low stock notifications', 'woocommerce'),
  notify_no_stock: __('Out of stock notifications', 'woocommerce'),
  stock_email_recipient: __('Notification recipient(s)', 'woocommerce'),
  notify_low_stock_amount: __('Low stock threshold', 'woocommerce'),
  notify_no_stock_amount: __('Out of stock threshold', 'woocommerce'),
  hide_out_of_stock_items: __('Out of stock visibility', 'woocommerce'),
  stock_format: __('Stock display format', 'woocommerce'),
});

const ofDownloads = (): Fields => ({
  file_download_method: __('File download method', 'woocommerce'),
  downloads_require_login: __('Download access restriction', 'woocommerce'),
  downloads_deliver_inline: __('Open downloads in the browser', 'woocommerce'),
  downloads_add_hash_to_filename: __('Download file names', 'woocommerce'),
});

const ofTaxes = (): Fields => ({
  prices_include_tax: __('Prices entered with tax', 'woocommerce'),
  tax_based_on: __('Calculate tax based on', 'woocommerce'),
  shipping_tax_class: __('Shipping tax class', 'woocommerce'),
  tax_round_at_subtotal: __('Tax rounding', 'woocommerce'),
  tax_classes: __('Additional tax classes', 'woocommerce'),
  tax_display_shop: __('Display prices in the shop', 'woocommerce'),
  tax_display_cart: __('Display prices during cart and checkout', 'woocommerce'),
  price_display_suffix: __('Price display suffix', 'woocommerce'),
  tax_total_display: __('Display tax totals', 'woocommerce'),
});

const ofShipping = (): Fields => ({
  enable_shipping_calc: __('Shipping calculations', 'woocommerce'),
  ship_to_destination: __('Shipping destination', 'woocommerce'),
  shipping_debug_mode: __('Shipping debug mode', 'woocommerce'),
});

const ofAccounts = (): Fields => ({
  enable_guest_checkout: __('Guest checkout', 'woocommerce'),
  enable_checkout_login_reminder: __('Login during checkout', 'woocommerce'),
  enable_signup_and_login_from_checkout: __('Account creation', 'woocommerce'),
  erasure_request_removes_order_data: __('Account erasure requests', 'woocommerce'),
  allow_bulk_remove_personal_data: __('Personal data removal', 'woocommerce'),
  registration_privacy_policy_text: __('Registration privacy policy', 'woocommerce'),
  checkout_privacy_policy_text: __('Checkout privacy policy', 'woocommerce'),
  delete_inactive_accounts: __('Retain inactive accounts', 'woocommerce'),
  trash_pending_orders: __('Retain pending orders', 'woocommerce'),
  trash_failed_orders: __('Retain failed orders', 'woocommerce'),
  trash_cancelled_orders: __('Retain cancelled orders', 'woocommerce'),
  anonymize_completed_orders: __('Retain completed orders', 'woocommerce'),
});

const ofEmails = (): Fields => ({
  email_from_name: __('Email sender name', 'woocommerce'),
  email_from_address: __('Email sender address', 'woocommerce'),
  email_header_image: __('Header image', 'woocommerce'),
  email_footer_text: __('Footer text', 'woocommerce'),
  email_base_color: __('Base color', 'woocommerce'),
  email_background_color: __('Background color', 'woocommerce'),
  email_text_color: __('Body text color', 'woocommerce'),
});

const advanced = (): Fields => ({
  cart_page_id: __('Cart page', 'woocommerce'),
  checkout_page_id: __('Checkout page', 'woocommerce'),
  myaccount_page_id: __('My account page', 'woocommerce'),
  terms_page_id: __('Terms and conditions', 'woocommerce'),
  force_ssl_checkout: __('Secure checkout', 'woocommerce'),
});
