import { row } from '../../form/field-table';
import { settingsForm } from '../sections/settings-form';
import type { SettingsTab } from './tab';

export const account: SettingsTab = {
  slug: 'account',
  label: 'Accounts & Privacy',
  sections: () => [
    {
      slug: '',
      label: '',
      ...settingsForm('account', [
        {
          id: 'account_registration_options',
          title: 'Accounts',
          rows: [
            row('woocommerce_enable_guest_checkout'),
            row('woocommerce_enable_checkout_login_reminder'),
            row(
              'woocommerce_enable_signup_and_login_from_checkout',
              'woocommerce_enable_myaccount_registration',
              'woocommerce_registration_generate_username',
              'woocommerce_registration_generate_password',
            ),
            row(
              'woocommerce_erasure_request_removes_order_data',
              'woocommerce_erasure_request_removes_download_data',
            ),
            row('woocommerce_allow_bulk_remove_personal_data'),
          ],
        },
        {
          id: 'privacy_policy_options',
          title: 'Privacy policy',
          description:
            'What customers read before they hand over personal data. [privacy_policy] becomes a link to the policy.',
          rows: [
            row('woocommerce_registration_privacy_policy_text'),
            row('woocommerce_checkout_privacy_policy_text'),
          ],
        },
        {
          id: 'personal_data_retention',
          title: 'Personal data retention',
          description:
            'Choose how long personal data are kept when they are no longer needed. Leave a number empty to keep them for ever.',
          rows: [
            row('woocommerce_delete_inactive_accounts'),
            row('woocommerce_trash_pending_orders'),
            row('woocommerce_trash_failed_orders'),
            row('woocommerce_trash_cancelled_orders'),
            row('woocommerce_anonymize_completed_orders'),
          ],
        },
      ]),
    },
  ],
};
