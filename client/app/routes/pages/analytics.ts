import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Breadcrumb } from '../../../shell';
import type { Page, PageProps, RouteProps } from '../page';
import { findReport } from '../report-list';
import { ReportPage } from '../report-page';
import { homeCrumb, MENU } from './shared';

const AnalyticsSettings = lazyScreen<PageProps>('analytics-settings', async () => {
  const screens = await import(
    /* webpackChunkName: "analytics-settings" */ '../../../screens/analytics/settings/analytics-settings'
  );
  return screens.AnalyticsSettings;
});
const AnalyticsOverview = lazyScreen<PageProps>('analytics-overview', async () => {
  const screens = await import(
    /* webpackChunkName: "analytics-overview" */ '../../../screens/analytics/overview/overview'
  );
  return screens.AnalyticsOverview;
});

export function analyticsPages(host: Host): Page[] {
  if (!host.features.has('analytics')) return [];
  const analytics: Breadcrumb = ['/analytics/overview', __('Analytics', 'store-admin')];
  const shared = { capability: 'view_woocommerce_reports', wpOpenMenu: MENU.analytics };
  return [
    {
      ...shared,
      path: '/analytics/overview',
      container: AnalyticsOverview,
      breadcrumbs: [homeCrumb(host), analytics, __('Overview', 'store-admin')],
      navArgs: { id: 'woocommerce-analytics-overview' },
    },
    {
      ...shared,
      path: '/analytics/settings',
      container: AnalyticsSettings,
      breadcrumbs: [homeCrumb(host), analytics, __('Settings', 'store-admin')],
      navArgs: { id: 'woocommerce-analytics-settings' },
    },
    {
      ...shared,
      path: '/customers',
      container: ReportPage,
      breadcrumbs: [homeCrumb(host), __('Customers', 'store-admin')],
      wpOpenMenu: MENU.store,
      navArgs: { id: 'woocommerce-analytics-customers' },
    },
    {
      ...shared,
      path: '/analytics/:report',
      container: ReportPage,
      breadcrumbs: ({ match }: RouteProps) => {
        const report = findReport(host, match.params['report']);
        return report ? [homeCrumb(host), analytics, report.title] : [''];
      },
      navArgs: { id: 'woocommerce-analytics' },
    },
  ];
}
