import type { StoreDatabase } from '../../../database';
import { getSettings } from '../../../resources/settings';
import { needs, route, type Route } from '../../../rest';
import type { FieldGroup, FieldRow } from '../form/field-table';
import { SETTINGS_TABS, type SettingsSection, type SettingsTab } from './tabs';

/**
 * What the settings pages are made of, for a dashboard that draws them itself: pages, sections, headings and rows, with
 * the words by which a setting is found. Values and choices come with the settings of the section's group.
 */
export const settingsPageRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/settings-pages',
    permission: needs('manage_woocommerce', 'list'),
    handler: ({ context: { db }, link }) =>
      SETTINGS_TABS.map((tab) => ({
        id: tab.slug,
        label: tab.label,
        sections: tab.sections(db).map((section) => ({
          id: section.slug,
          label: section.label,
          // The screens that are more than settings stay with the host.
          url: section.described ? '' : hostAddress(link('/'), tab, section),
          ...(section.described
            ? { group: section.described.group, blocks: describe(db, section.described) }
            : {}),
        })),
      })),
  }),
];

/** The pages by their names, as the page prints them for breadcrumbs. */
export const readSettingsPages = (): Record<string, string> =>
  Object.fromEntries(SETTINGS_TABS.map(({ slug, label }) => [slug, label.replaceAll('&', '&amp;')]));

function hostAddress(root: string, tab: SettingsTab, section: SettingsSection): string {
  const query = new URLSearchParams({ page: 'wc-settings', tab: tab.slug });
  if (section.slug !== '') query.set('section', section.slug);
  return new URL(`/wp-admin/admin.php?${query.toString()}`, root).href;
}

function describe(db: StoreDatabase, { group, blocks }: NonNullable<SettingsSection['described']>): object[] {
  const settings = new Map((getSettings(db, group) ?? []).map((setting) => [setting.id, setting]));
  const describeRow = ({ settings: ids, shownIf }: FieldRow) => ({
    settings: ids
      .flatMap((id) => settings.get(id) ?? [])
      .map(({ id, label, description, type }) => ({
        id,
        label,
        description,
        type,
      })),
    ...(shownIf ? { shown_if: { id: shownIf.setting, value: shownIf.value } } : {}),
  });
  return blocks.map(({ id, title, description = '', rows }: FieldGroup) => ({
    id,
    title,
    description,
    rows: rows.map(describeRow),
  }));
}
