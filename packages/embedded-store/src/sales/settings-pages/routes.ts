import type { StoreDatabase } from '../../database';
import { requireCapability, route } from '../../rest';
import type { Route } from '../../rest';
import { getSettings } from '../../site';
import { listSettingsPages } from './pages';
import type { SettingsBlock } from './pages';

/**
 * The structure of the settings pages, for a dashboard that renders them itself: pages, sections, headings and rows,
 * with the texts used to search for settings. Values and options come from the settings of the section's group.
 */
export const settingsPageRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/settings-pages',
    permission: requireCapability('manage_woocommerce', 'list'),
    handler: ({ context: { db }, link }) =>
      listSettingsPages(db).map(({ id: page, label, sections }) => ({
        id: page,
        label,
        sections: sections.map((section) => ({
          id: section.id,
          label: section.label,
          // Screens that are more than settings stay in WooCommerce.
          url: section.group === undefined ? hostAddress(link('/'), page, section.id) : '',
          ...(section.group !== undefined && {
            group: section.group,
            blocks: describe(db, section.group, section.blocks ?? []),
          }),
        })),
      })),
  }),
];

function hostAddress(root: string, tab: string, section: string): string {
  const query = new URLSearchParams({ page: 'wc-settings', tab });
  if (section !== '') query.set('section', section);
  return new URL(`/wp-admin/admin.php?${query.toString()}`, root).href;
}

function describe(db: StoreDatabase, group: string, blocks: readonly SettingsBlock[]): object[] {
  const settings = new Map((getSettings(db, group) ?? []).map((setting) => [setting.id, setting]));
  return blocks.map(({ id, title, description = '', rows }) => ({
    id,
    title,
    description,
    rows: rows
      .filter(({ isHostOnly }) => !isHostOnly)
      .map((row) => ({
        settings: row.settings
          .flatMap((each) => settings.get(each) ?? [])
          .map((setting) => ({
            id: setting.id,
            label: setting.label,
            description: setting.description,
            type: setting.type,
          })),
        ...(row.shownIf && { shown_if: row.shownIf }),
      })),
  }));
}
