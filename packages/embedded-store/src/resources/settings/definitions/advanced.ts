import type { SettingDefinition, SettingGroup } from '../definition';
import { PAGES } from './choices';

const page = (name: string, label: string, description: string): SettingDefinition => ({
  id: `woocommerce_${name}_page_id`,
  label,
  description,
  tip: description,
  type: 'select',
  default: '',
  options: { '': 'No page', ...PAGES },
});

/** The last part of an address under a page: `…/my-account/orders`. */
const endpoint = (name: string, label: string, preset: string, description: string): SettingDefinition => ({
  id: `woocommerce_${name}_endpoint`,
  label,
  description,
  tip: description,
  type: 'text',
  default: preset,
});

export const advanced: SettingGroup = {
  id: 'advanced',
  label: 'Advanced',
  settings: [
    page('cart', 'Cart page', 'Page that shows what is in the cart.'),
    page('checkout', 'Checkout page', 'Page on which customers place their order.'),
    page('myaccount', 'My account page', 'Page on which customers see their orders and addresses.'),
    page('terms', 'Terms and conditions', 'Page that customers have to accept at checkout, if there is one.'),
    {
      id: 'woocommerce_force_ssl_checkout',
      label: 'Secure checkout',
      description: 'Show the checkout under https:// only',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_unforce_ssl_checkout',
      label: '',
      description: 'Go back to http:// after the checkout',
      type: 'checkbox',
      default: 'no',
    },
    endpoint('checkout_pay', 'Pay', 'order-pay', 'Under the checkout page.'),
    endpoint('checkout_order_received', 'Order received', 'order-received', 'Under the checkout page.'),
    endpoint(
      'myaccount_add_payment_method',
      'Add payment method',
      'add-payment-method',
      'Under the checkout page.',
    ),
    endpoint(
      'myaccount_delete_payment_method',
      'Delete payment method',
      'delete-payment-method',
      'Under the account page.',
    ),
    endpoint(
      'myaccount_set_default_payment_method',
      'Set default payment method',
      'set-default-payment-method',
      'Under the account page.',
    ),
    endpoint('myaccount_orders', 'Orders', 'orders', 'Under the account page.'),
    endpoint('myaccount_view_order', 'View order', 'view-order', 'Under the account page.'),
    endpoint('myaccount_downloads', 'Downloads', 'downloads', 'Under the account page.'),
    endpoint('myaccount_edit_account', 'Edit account', 'edit-account', 'Under the account page.'),
    endpoint('myaccount_edit_address', 'Addresses', 'edit-address', 'Under the account page.'),
    endpoint('myaccount_payment_methods', 'Payment methods', 'payment-methods', 'Under the account page.'),
    endpoint('myaccount_lost_password', 'Lost password', 'lost-password', 'Under the account page.'),
    endpoint('logout', 'Logout', 'customer-logout', 'Under the account page.'),
    {
      id: 'woocommerce_allow_tracking',
      label: 'Enable tracking',
      description: 'Let this shop tell how it is used, without names and addresses',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_show_marketplace_suggestions',
      label: 'Show Suggestions',
      description: 'Show extensions from the marketplace where they fit',
      type: 'checkbox',
      default: 'yes',
    },
    {
      id: 'woocommerce_navigation_enabled',
      label: 'Navigation',
      description: "Show the dashboard's own navigation beside the menu at the side",
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_settings_enabled',
      label: 'Settings',
      description: 'Show the settings of the shop in the dashboard',
      type: 'checkbox',
      default: 'no',
    },
  ],
};
