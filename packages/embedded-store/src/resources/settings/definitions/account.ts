import type { SettingDefinition, SettingGroup } from '../definition';

/** How long personal data are kept. */
const retention = (name: string, label: string, tip: string, preset = ''): SettingDefinition => ({
  id: `woocommerce_${name}`,
  label,
  tip,
  type: 'relative_date_selector',
  default: { number: preset, unit: 'months' },
});

export const account: SettingGroup = {
  id: 'account',
  label: 'Accounts &amp; Privacy',
  settings: [
    {
      id: 'woocommerce_enable_guest_checkout',
      label: 'Guest checkout',
      description: 'Let customers order without an account',
      type: 'checkbox',
      default: 'yes',
    },
    {
      id: 'woocommerce_enable_checkout_login_reminder',
      label: 'Login',
      description: 'Let customers log in during checkout',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_enable_signup_and_login_from_checkout',
      label: 'Account creation',
      description: 'Let customers make an account during checkout',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_enable_myaccount_registration',
      label: '',
      description: 'Let customers make an account on the page "My account"',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_registration_generate_username',
      label: '',
      description: 'Make the user name from the e-mail address',
      type: 'checkbox',
      default: 'yes',
    },
    {
      id: 'woocommerce_registration_generate_password',
      label: '',
      description: 'Send new customers a link by which they choose their password',
      type: 'checkbox',
      default: 'yes',
    },
    {
      id: 'woocommerce_erasure_request_removes_order_data',
      label: 'Account erasure requests',
      description: 'Remove personal data from orders as well',
      tip: 'When somebody asks to be forgotten, the orders stay, without name and address.',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_erasure_request_removes_download_data',
      label: '',
      description: 'Take access to downloads away as well',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_allow_bulk_remove_personal_data',
      label: 'Personal data removal',
      description: 'Offer to remove personal data from several orders at once',
      tip: 'What was removed cannot be brought back.',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_registration_privacy_policy_text',
      label: 'Registration privacy policy',
      description: 'Shown where customers make an account.',
      type: 'textarea',
      default:
        'We use what you tell us here to run your account and to make the shop work well for you. More is in our [privacy_policy].',
    },
    {
      id: 'woocommerce_checkout_privacy_policy_text',
      label: 'Checkout privacy policy',
      description: 'Shown where customers place an order.',
      type: 'textarea',
      default:
        'We use what you tell us here to send your order and to answer your questions. More is in our [privacy_policy].',
    },
    retention(
      'delete_inactive_accounts',
      'Keep inactive accounts',
      'Accounts in which nobody has logged in for so long are deleted. Their orders stay, without name and address.',
    ),
    retention('trash_pending_orders', 'Keep pending orders', 'Orders that nobody has paid for.'),
    retention('trash_failed_orders', 'Keep failed orders', 'Orders whose payment failed.'),
    retention('trash_cancelled_orders', 'Keep cancelled orders', 'Orders that were cancelled.'),
    retention(
      'anonymize_completed_orders',
      'Keep completed orders',
      'Afterwards they stay, without name and address.',
    ),
  ],
};
