import type { StoreDatabase } from '../../../../database';
import { getSetting, getSettingGroups, getTextSetting } from '../../../../resources/settings';
import { ADMIN_PATH } from '../../../addresses';
import { type Html, html } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import { row } from '../../form/field-table';
import type { PageForm } from '../../form/page-form';
import { settingsForm } from './settings-form';

/** How all messages look, and who sends them. */
export const EMAIL_OPTIONS = [
  {
    id: 'email_options',
    title: 'Email sender options',
    rows: [row('woocommerce_email_from_name'), row('woocommerce_email_from_address')],
  },
  {
    id: 'email_template_options',
    title: 'Email template',
    description: 'How every e-mail of the shop looks.',
    rows: [
      row('woocommerce_email_header_image'),
      row('woocommerce_email_footer_text'),
      row('woocommerce_email_base_color'),
      row('woocommerce_email_background_color'),
      row('woocommerce_email_body_background_color'),
      row('woocommerce_email_text_color'),
    ],
  },
  {
    id: 'email_merchant_notes',
    title: 'Store management insights',
    rows: [row('woocommerce_merchant_email_notifications')],
  },
];

/** What the shop sends, and how all of it looks. */
export function emailsForm(visitor: Visitor): PageForm {
  const common = settingsForm('email', EMAIL_OPTIONS).open(visitor);
  return {
    ...common,
    show: (draft) => html`${emailsTable(visitor.store.db)} ${common.show(draft)}`,
  };
}

function emailsTable(db: StoreDatabase): Html {
  return html`<section class="settings-section">
    <h2 id="email_notifications">Email notifications</h2>
    <div id="email_notification_settings-description">
      <p>
        What the shop sends by itself; each e-mail has a page of its own. The embedded store only keeps these
        settings: it sends no mail.
      </p>
    </div>
    <table class="wc_emails widefat stacks" aria-labelledby="email_notifications">
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Sent</th>
          <th scope="col">Recipient(s)</th>
        </tr>
      </thead>
      <tbody>
        ${getSettingGroups()
          .filter(({ parent }) => parent === 'email')
          .map((group) => emailRow(db, group))}
      </tbody>
    </table>
  </section>`;
}

function emailRow(
  db: StoreDatabase,
  { id, label, description = '' }: { id: string; label: string; description?: string },
): Html {
  const enabled = getSetting(db, id, 'enabled');
  const recipient = getSetting(db, id, 'recipient');
  const sent = !enabled ? 'By hand' : enabled.value === 'yes' ? 'By itself' : 'No';
  return html`<tr>
    <th scope="row">
      <a href="${ADMIN_PATH}admin.php?page=wc-settings&amp;tab=email&amp;section=wc_${id}">${label}</a>
      <p class="description">${description}</p>
    </th>
    <td data-label="Sent">${sent}</td>
    <td data-label="Recipient(s)">
      ${recipient ? getTextSetting(db, id, 'recipient') || 'Owner of the site' : 'Customer'}
    </td>
  </tr>`;
}
