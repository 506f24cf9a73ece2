import type { StoreDatabase } from '../../../database';
import { getSetting, getSettingGroups, getTextSetting } from '../../../site';
import type { SettingsSection } from '../../../sales';
import { ADMIN_PATH } from '../../shared/addresses';
import type { Html } from '../../../html/html';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm } from '../form/page-form';
import { table } from '../table';
import { settingsForm } from './settings-form';
import { __ } from '../../../i18n';

/** The store's emails, and the design of all of them. */
export function emailsForm(context: AdminPageContext, section: SettingsSection): PageForm {
  const options = settingsForm(context, section);
  return {
    ...options,
    show: (draft) => html`${emailsTable(context.store.db)} ${options.show(draft)}`,
  };
}

function emailsTable(db: StoreDatabase): Html {
  return html`<section class="settings-section">
    <h2>${__('Email notifications', 'store-admin')}</h2>
    <div id="email_notification_settings-description">
      <p>
        ${__('Email notifications sent from WooCommerce are listed below. The embedded store saves these settings but does not send these emails.', 'store-admin')}
      </p>
    </div>
    ${table({
      caption: __('Email notifications', 'store-admin'),
      className: 'wc_emails',
      headings: [__('Email', 'store-admin'), __('Status', 'store-admin'), __('Recipient(s)', 'store-admin')],
      rows: getSettingGroups()
        .filter(({ parent }) => parent === 'email')
        .map(({ id, label, description = '' }) => [
          html`<a href="${ADMIN_PATH}admin.php?page=wc-settings&amp;tab=email&amp;section=wc_${id}"
              >${label}</a
            >
            <p class="description">${description}</p>`,
          statusOf(db, id),
          getSetting(db, id, 'recipient')
            ? getTextSetting(db, id, 'recipient') || __('Site administrator', 'store-admin')
            : __('Customer', 'store-admin'),
        ]),
    })}
  </section>`;
}

function statusOf(db: StoreDatabase, group: string): string {
  const enabled = getSetting(db, group, 'enabled');
  if (!enabled) return __('Manually sent', 'store-admin');
  return enabled.value === 'yes' ? __('Enabled', 'store-admin') : __('Disabled', 'store-admin');
}
