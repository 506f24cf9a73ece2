import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Page, PageProps } from '../page';
import { homeCrumb, MENU } from './shared';

const Marketing = lazyScreen<PageProps>('marketing', async () => {
  const screens = await import(/* webpackChunkName: "marketing" */ '../../../screens/marketing/marketing');
  return screens.Marketing;
});

export function marketingPages(host: Host): Page[] {
  if (!host.features.has('marketing')) return [];
  return [
    {
      path: '/marketing',
      container: Marketing,
      breadcrumbs: [
        homeCrumb(host),
        ['/marketing', __('Marketing', 'store-admin')],
        __('Overview', 'store-admin'),
      ],
      capability: 'view_woocommerce_reports',
      wpOpenMenu: MENU.marketing,
      navArgs: { id: 'woocommerce-marketing-overview' },
    },
  ];
}
