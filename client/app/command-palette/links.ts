import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { getNewPath } from '@admin/navigation';
import type { SettingsPage } from '@admin/store-settings-pages';
import type { CommandLink } from '../../command-palette/command';
import { getSettingLabels, hasSetting } from '../../screens/analytics/settings/setting-labels';
import { getSectionUrl } from '../../screens/settings/section-url';
import { listEntries } from '../../screens/settings/search/find-settings';
import { listAllTopics } from '../../shell/activity-panel/contents/help/topics';

/** Lists the documentation links, which open in a new tab as in the help panel. */
export function listHelp({ settings: { preloadSettings } }: Host): CommandLink[] {
  const { woocommerce_default_country: location } = preloadSettings['general'] ?? {};
  const country = typeof location === 'string' ? (location.split(':')[0] ?? '') : '';
  return listAllTopics({ country, gateways: [] }).map(({ title, link }) => ({
    id: `help ${link}`,
    group: 'help',
    title,
    keywords: [__('help', 'store-admin')],
    icon: 'help',
    href: link,
    opensTab: true,
  }));
}

/** Lists the fields of our settings pages, each with its link. */
export const listSettingsFields = (pages: readonly SettingsPage[]): CommandLink[] =>
  listEntries(pages, {}).map(({ page, section, field, label, trail }) => ({
    id: `setting ${page}/${section}/${field}`,
    group: 'settings',
    title: label,
    trail,
    keywords: [__('settings', 'store-admin')],
    icon: 'chevron-end',
    href: getSectionUrl(page, section, field),
  }));

/** Analytics settings have their own screen. */
export const listAnalyticsSettings = (host: Host): CommandLink[] =>
  Object.entries(getSettingLabels())
    .filter(([id]) => hasSetting(host, id))
    .map(([id, title]) => ({
      id: `setting analytics/${id}`,
      group: 'settings',
      title,
      trail: __('Analytics', 'store-admin'),
      keywords: [__('settings', 'store-admin')],
      icon: 'chevron-end',
      href: getNewPath({ field: id }, '/analytics/settings', {}),
    }));
