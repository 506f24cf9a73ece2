import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Page, PageProps } from '../page';
import { homeCrumb } from './shared';

const PaymentsWelcome = lazyScreen<PageProps>('payments-welcome', async () => {
  const screens = await import(
    /* webpackChunkName: "payments-welcome" */ '../../../screens/payments-welcome/payments-welcome'
  );
  return screens.PaymentsWelcome;
});

export function paymentsWelcomePages(host: Host): Page[] {
  if (!host.features.has('wc-pay-welcome-page')) return [];
  return [
    {
      path: '/wc-pay-welcome-page',
      container: PaymentsWelcome,
      breadcrumbs: [homeCrumb(host), __('Payments', 'store-admin')],
      capability: 'manage_woocommerce',
      wpOpenMenu: 'toplevel_page_wc-admin-path--wc-pay-welcome-page',
      navArgs: { id: 'wc-pay-welcome-page' },
    },
  ];
}
