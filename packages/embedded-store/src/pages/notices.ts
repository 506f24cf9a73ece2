import { type Html, html, NOTHING } from './html/html';

/** Where the platform's notices stand; the client moves and shows them. */
export function noticeList(content: Html = NOTHING): Html {
  return html`<div class="woocommerce-layout__jitm" id="jp-admin-notices"></div>
    <div class="woocommerce-layout__notice-list-hide" id="wp__notice-list">
      <div class="wp-header-end" id="woocommerce-layout__notice-catcher"></div>
      ${content}
    </div>`;
}
