import { transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { type Gateway, getGateways, setGatewayEnabled } from '../../resources/gateways';
import { ADMIN_PATH } from '../addresses';
import { type Html, html, NOTHING } from '../html/html';

const FIELD = 'enabled_gateways[]';

/** The ways to get paid, each with a switch that counts when the form is saved. */
export function paymentsTable(db: StoreDatabase): Html {
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
        ${getGateways(db).map(gatewayRow)}
      </tbody>
    </table>`;
}

export function saveGateways(db: StoreDatabase, sent: URLSearchParams): void {
  const enabled = new Set(sent.getAll(FIELD));
  transaction(db, () => {
    for (const { id } of getGateways(db)) setGatewayEnabled(db, id, enabled.has(id));
  });
}

function gatewayRow({ id, title, methodDescription, isEnabled }: Gateway): Html {
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
