import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Page, PageProps } from '../page';
import { homeCrumb, MENU } from './shared';

const Profiler = lazyScreen<PageProps>('profiler', async () => {
  const screens = await import(/* webpackChunkName: "profiler" */ '../../../screens/profiler/profiler');
  return screens.Profiler;
});
const SetupWizard = lazyScreen<PageProps>('setup-wizard', async () => {
  const screens = await import(
    /* webpackChunkName: "setup-wizard" */ '../../../screens/setup-wizard/setup-wizard'
  );
  return screens.SetupWizard;
});

/** The full-screen wizards of the first run. */
export function firstRunPages(host: Host): Page[] {
  const hasProfiler = host.features.has('core-profiler');
  const guide = (path: string, container: Page['container']): Page => ({
    path,
    container,
    breadcrumbs: [homeCrumb(host), __('Setup Wizard', 'store-admin')],
    capability: 'manage_woocommerce',
    wpOpenMenu: MENU.store,
    layout: { header: false, footer: false },
  });
  return [
    ...(host.features.has('onboarding')
      ? [guide('/setup-wizard', hasProfiler ? Profiler : SetupWizard)]
      : []),
    ...(hasProfiler ? [guide('/profiler', Profiler)] : []),
  ];
}
