import type { StoreContext } from '../../context';
import { html } from '../../html/html';
import type { Html } from '../../html/html';

/** The container of platform and extension notices; the client moves and shows them. */
export function noticeList({ extensions }: StoreContext): Html {
  return html`<div class="woocommerce-layout__jitm" id="jp-admin-notices"></div>
    <div class="woocommerce-layout__notice-list-hide" id="wp__notice-list">
      <div class="wp-header-end" id="woocommerce-layout__notice-catcher"></div>
      ${extensions?.notices.map(
        ({ type, text }) =>
          html`<div class="notice notice-${type}">
            <p>${text}</p>
          </div>`,
      )}
    </div>`;
}
