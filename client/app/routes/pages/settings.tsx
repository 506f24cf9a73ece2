import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import type { Host } from '@admin/host';
import { isRecord } from '@admin/http';
import { lazyScreen } from '@admin/navigation';
import type { Breadcrumb } from '../../../shell';
import type { Page, PageProps } from '../page';
import { homeCrumb, MENU } from './shared';

const Settings = lazyScreen<PageProps>('settings', async () => {
  const [screens, { SettingsPanels, SettingsFormPanels }] = await Promise.all([
    import(/* webpackChunkName: "settings" */ '../../../screens/settings/settings'),
    import(/* webpackChunkName: "settings" */ '../../../classic/classic-panels'),
  ]);
  return function SettingsPage(props) {
    return <screens.Settings {...props} Panels={SettingsPanels} FormPanels={SettingsFormPanels} />;
  };
});

export function settingsPages(host: Host): Page[] {
  // The host names no pages if the feature is on but the user hasn't chosen these pages.
  if (!host.features.has('settings') || !settingsPagesOf(host)) return [];
  return [
    {
      path: '/settings/:page',
      container: Settings,
      breadcrumbs: ({ match }) => {
        const title = settingsPageTitle(host, match.params['page']);
        return title === undefined ? [''] : [homeCrumb(host), settingsCrumb(host), title];
      },
      capability: 'manage_woocommerce',
      wpOpenMenu: MENU.store,
      navArgs: { id: 'woocommerce-settings' },
    },
  ];
}

/** The host provides the titles of its settings pages by page id. */
function settingsPageTitle(host: Host, page = ''): string | undefined {
  const pages = settingsPagesOf(host);
  const title = pages && Object.hasOwn(pages, page) ? pages[page] : undefined;
  return typeof title === 'string' ? decodeEntities(title) : undefined;
}

function settingsPagesOf({ rawSettings: { admin } }: Host): Record<string, unknown> | undefined {
  const pages = isRecord(admin) ? admin['settingsPages'] : undefined;
  return isRecord(pages) ? pages : undefined;
}

/** Links to the first settings page of the host. */
const settingsCrumb = (host: Host): Breadcrumb => [
  `/settings/${Object.keys(settingsPagesOf(host) ?? {})[0] ?? 'general'}`,
  __('Settings', 'store-admin'),
];
