/** A page of both dashboards, with selectors of its loaded content. */
export interface ComparedPage {
  readonly name: string;
  /** Relative to `wp-admin`. */
  readonly path: string;
  readonly ours: string;
  readonly stock: string;
}

const HOME = 'admin.php?page=wc-admin';
const at = (path: string) => `${HOME}&path=${encodeURIComponent(path)}`;

const REPORT = {
  ours: '.sa-summary__value, .sa-table tbody td',
  stock: '.woocommerce-summary__item-value, .woocommerce-table__item, .woocommerce-table__empty-item',
};

/** Newer WooCommerce versions render this page themselves in both dashboards. */
const GATEWAYS = '.settings-payment-gateways__list';

export const PAGES: readonly ComparedPage[] = [
  {
    name: 'home',
    path: HOME,
    ours: '.sa-task, .sa-summary__value',
    stock: '.woocommerce-task-list__item, .woocommerce-experimental-list__item, .woocommerce-summary__item',
  },
  {
    name: 'payments',
    path: 'admin.php?page=wc-settings&tab=checkout',
    ours: `.sa-header__items, ${GATEWAYS}`,
    // The server prints a header with a loading class.
    stock: `.woocommerce-layout__header:not(.is-embed-loading), ${GATEWAYS}`,
  },
  {
    name: 'guide to payments',
    // Newer versions redirect to the settings page.
    path: `${HOME}&task=payments`,
    ours: `.sa-payments, ${GATEWAYS}`,
    stock: `.woocommerce-task-payment, ${GATEWAYS}`,
  },
  {
    name: 'overview',
    path: at('/analytics/overview'),
    ours: '.sa-summary__value',
    stock: '.woocommerce-summary__item-value',
  },
  { name: 'revenue', path: at('/analytics/revenue'), ...REPORT },
  { name: 'orders', path: at('/analytics/orders'), ...REPORT },
  { name: 'customers', path: at('/customers'), ...REPORT },
];

/** Placeholders and spinners of both dashboards. */
export const PENDING = [
  '#root [aria-busy="true"]',
  '[class*="sa-placeholder"]',
  '.sa-spinner',
  '#wpbody .is-placeholder',
  '#wpbody .is-loading',
  '#wpbody .components-spinner',
  '#wpbody .woocommerce-spinner',
].join(', ');
