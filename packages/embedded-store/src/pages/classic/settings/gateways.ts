import type { Gateway } from '../../../sales';
import { getGateway, getGateways, setGatewayEnabled, updateGateway } from '../../../sales';
import { ADMIN_PATH } from '../../shared/addresses';
import { html, NOTHING } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm } from '../form/page-form';
import { rowBox, table } from '../table';
import { bankAccountsForm } from './bank-accounts';
import type { CustomField } from './custom-fields';
import { customFieldsForm } from './custom-fields';
import { __, sprintf } from '../../../i18n';

const FIELD = 'enabled_gateways[]';

/** The payment methods, each with a switch that is saved with the form. */
export function gatewaysForm({ store: { db } }: AdminPageContext): PageForm {
  return {
    show: (draft) =>
      html`<div id="wc_payment_gateways_banner_slotfill"></div>
        ${table({
          caption: __('Payment methods', 'store-admin'),
          className: 'wc_gateways',
          headings: [
            __('Method', 'store-admin'),
            __('Enabled', 'store-admin'),
            __('Description', 'store-admin'),
          ],
          rows: getGateways(db).map(({ id, title, isEnabled, methodDescription }) => ({
            attributes: html`data-gateway_id="${id}"`,
            cells: [
              title,
              rowBox({
                name: FIELD,
                value: id,
                /* translators: %s: name of a payment method */
                label: sprintf(__('Enable %s', 'store-admin'), title),
                isSwitch: true,
                isChecked: draft?.sent.getAll(FIELD).includes(id) ?? isEnabled,
              }),
              html`${methodDescription}
                <a href="${ADMIN_PATH}admin.php?page=wc-settings&amp;tab=checkout&amp;section=${id}"
                  >${__('Manage', 'store-admin')}<span class="screen-reader-text"> ${title}</span></a
                >`,
            ],
          })),
        })}`,
    save: (sent) => {
      const enabled = new Set(sent.getAll(FIELD));
      for (const { id } of getGateways(db)) setGatewayEnabled(db, id, enabled.has(id));
      return {};
    },
  };
}

/** One payment method; for bank transfer, with the bank accounts. */
export function gatewayForm({ store: { db } }: AdminPageContext, id: string): PageForm | undefined {
  const gateway = getGateway(db, id);
  if (!gateway) return undefined;
  const { methodTitle, methodDescription } = gateway;
  const form = customFieldsForm({
    owner: id,
    title: methodTitle,
    description: methodDescription,
    fields: fieldsOf(gateway),
    save: (name, value) =>
      updateGateway(
        db,
        id,
        name === 'enabled' ? { isEnabled: value === 'yes', settings: {} } : { settings: { [name]: value } },
      ) !== 'invalid',
  });
  const accounts = id === 'bacs' ? bankAccountsForm(db) : undefined;
  return {
    show: (draft) => html`${setupNote(gateway)} ${form.show(draft)} ${accounts?.show(draft) ?? NOTHING}`,
    save: (sent, files) => ({
      problems: [form, accounts].flatMap((each) => each?.save?.(sent, files).problems ?? []),
    }),
  };
}

function fieldsOf({ methodTitle, isEnabled, description, settings }: Gateway): CustomField[] {
  const [title, ...others] = Object.values(settings);
  return [
    {
      id: 'enabled',
      /* translators: %s: name of a payment method */
      label: sprintf(__('Enable %s', 'store-admin'), methodTitle),
      description: '',
      type: 'checkbox',
      value: isEnabled ? 'yes' : 'no',
    },
    ...(title ? [title] : []),
    {
      id: 'description',
      label: __('Description', 'store-admin'),
      description: __(
        'Payment method description that the customer will see on your checkout.',
        'store-admin',
      ),
      type: 'textarea',
      value: description,
    },
    ...others,
  ];
}

function setupNote({ needsSetup, missingService }: Gateway) {
  if (!needsSetup) return NOTHING;
  return html`<p>
    ${
      missingService
        ? __('The account is not connected yet. Customers cannot pay this way yet.', 'store-admin')
        : __('Some required settings are missing. Customers cannot pay this way yet.', 'store-admin')
    }
  </p>`;
}
