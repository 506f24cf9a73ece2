import type { StoreDatabase } from '../../../../database';
import { type Gateway, getGateways, setGatewayEnabled } from '../../../../resources/gateways';
import { ADMIN_PATH } from '../../../addresses';
import { type Html, html, NOTHING } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import type { PageForm } from '../../form/page-form';

const FIELD = 'enabled_gateways[]';

/** The ways to get paid, each with a switch that counts when the form is saved. */
export function gatewaysForm({ store: { db } }: Visitor): PageForm {
  return {
    show: (draft) => paymentsTable(db, draft && new Set(draft.sent.getAll(FIELD))),
    save: (sent) => {
      const enabled = new Set(sent.getAll(FIELD));
      for (const { id } of getGateways(db)) setGatewayEnabled(db, id, enabled.has(id));
      return {};
    },
  };
}

function paymentsTable(db: StoreDatabase, chosen: ReadonlySet<string> | undefined): Html {
  return html`<div id="wc_payment_gateways_banner_slotfill"></div>
    <table class="wc_gateways widefat stacks">
      <caption class="screen-reader-text">
        Payment methods
      </caption>
      <thead>
        <tr>
          <th scope="col" class="name">Method</th>
          <th scope="col" class="status">Enabled</th>
          <th scope="col" class="description-column">Description</th>
        </tr>
      </thead>
      <tbody>
        ${getGateways(db).map((gateway) => gatewayRow(gateway, chosen?.has(gateway.id) ?? gateway.isEnabled))}
      </tbody>
    </table>`;
}

function gatewayRow({ id, title, methodDescription }: Gateway, isEnabled: boolean): Html {
  return html`<tr data-gateway_id="${id}">
    <th scope="row" class="name"><label for="gateway-${id}">${title}</label></th>
    <td class="status">
      <input
        type="checkbox"
        class="switch"
        id="gateway-${id}"
        name="${FIELD}"
        value="${id}"
        ${isEnabled ? html`checked` : NOTHING}
      />
    </td>
    <td class="description-column">
      ${methodDescription}
      <a href="${ADMIN_PATH}admin.php?page=wc-settings&amp;tab=checkout&amp;section=${id}"
        >Manage<span class="screen-reader-text"> ${title}</span></a
      >
    </td>
  </tr>`;
}
