/** A page that both dashboards draw. Of each: what stands on it once it is complete. */
export interface ComparedPage {
  readonly name: string;
  /** Below `wp-admin`. */
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

/** Newer versions of the shop plugin draw this page by themselves, whichever dashboard there is. */
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
    // The server prints a header, which says that it waits for the script's.
    stock: `.woocommerce-layout__header:not(.is-embed-loading), ${GATEWAYS}`,
  },
  {
    name: 'guide to payments',
    // Newer versions lead from here to their settings.
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

/** What stands in for something that is on its way, in either dashboard. */
export const PENDING = [
  '#root [aria-busy="true"]',
  '[class*="sa-placeholder"]',
  '.sa-spinner',
  '#wpbody .is-placeholder',
  '#wpbody .is-loading',
  '#wpbody .components-spinner',
  '#wpbody .woocommerce-spinner',
].join(', ');
