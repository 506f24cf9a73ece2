import { row } from '../../form/field-table';
import { explanation } from '../sections/explanation';
import { settingsForm } from '../sections/settings-form';
import type { SettingsTab } from './tab';

const KEYS = {
  id: 'rest_api_keys',
  title: 'REST API',
  description:
    'The embedded store gives out no keys: programs use its REST API with the login of a person. On WordPress this is where keys are made.',
  rows: [],
};

export const advanced: SettingsTab = {
  slug: 'advanced',
  label: 'Advanced',
  sections: () => [
    {
      slug: '',
      label: 'Page setup',
      ...settingsForm('advanced', [
        {
          id: 'advanced_page_options',
          title: 'Page setup',
          description: 'Which page of the site does what in the shop.',
          rows: [
            row('woocommerce_cart_page_id'),
            row('woocommerce_checkout_page_id'),
            row('woocommerce_myaccount_page_id'),
            row('woocommerce_terms_page_id'),
            row('woocommerce_force_ssl_checkout', 'woocommerce_unforce_ssl_checkout'),
          ],
        },
        {
          id: 'checkout_endpoint_options',
          title: 'Checkout endpoints',
          description: 'How addresses below the checkout page end. Each has to be a word of its own.',
          rows: [
            row('woocommerce_checkout_pay_endpoint'),
            row('woocommerce_checkout_order_received_endpoint'),
            row('woocommerce_myaccount_add_payment_method_endpoint'),
            row('woocommerce_myaccount_delete_payment_method_endpoint'),
            row('woocommerce_myaccount_set_default_payment_method_endpoint'),
          ],
        },
        {
          id: 'account_endpoint_options',
          title: 'Account endpoints',
          description: 'How addresses below the account page end. An empty one switches its page off.',
          rows: [
            row('woocommerce_myaccount_orders_endpoint'),
            row('woocommerce_myaccount_view_order_endpoint'),
            row('woocommerce_myaccount_downloads_endpoint'),
            row('woocommerce_myaccount_edit_account_endpoint'),
            row('woocommerce_myaccount_edit_address_endpoint'),
            row('woocommerce_myaccount_payment_methods_endpoint'),
            row('woocommerce_myaccount_lost_password_endpoint'),
            row('woocommerce_logout_endpoint'),
          ],
        },
      ]),
    },
    {
      slug: 'keys',
      label: 'REST API',
      open: () => explanation(KEYS.title, KEYS.description),
      described: { group: 'advanced', blocks: [KEYS] },
    },
    {
      slug: 'woocommerce_com',
      label: 'WooCommerce.com',
      ...settingsForm('advanced', [
        { id: 'tracking_options', title: 'Usage tracking', rows: [row('woocommerce_allow_tracking')] },
        {
          id: 'marketplace_suggestions',
          title: 'Marketplace suggestions',
          description:
            'Suggested extensions, banners, the mobile app and requests for feedback, for everyone who runs this shop. Everybody can also switch them off alone, in the menu of the inbox.',
          rows: [row('woocommerce_show_marketplace_suggestions')],
        },
      ]),
    },
    {
      slug: 'features',
      label: 'Features',
      ...settingsForm('advanced', [
        {
          id: 'features_options',
          title: 'Features',
          description:
            'Parts of the dashboard that can be switched off and on. The next page you open follows.',
          rows: [
            row('woocommerce_new_product_management_enabled'),
            row('woocommerce_feature_product_block_editor_enabled'),
            row('woocommerce_feature_product_variation_management_enabled'),
            row('woocommerce_settings_enabled'),
            row('woocommerce_navigation_enabled'),
          ],
        },
      ]),
    },
  ],
};
