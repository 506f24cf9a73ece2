import { decodeEntities } from '@admin/format';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsPage, SettingsSection } from '@admin/store-settings-pages';

/** A search result in the settings. */
export interface FoundSetting {
  page: string;
  section: string;
  /** Id of the setting; `''` for a whole section. */
  field: string;
  label: string;
  /** Page, section and heading. */
  trail: string;
}

interface Entry extends FoundSetting {
  /** Searchable text in lower case. */
  text: string;
}

/** Definitions of groups for which the server gives no layout. */
type Definitions = Readonly<Record<string, Readonly<Record<string, SettingDefinition>> | undefined>>;

/** Returns all searchable entries, in the order of the pages. */
export const listEntries = (pages: readonly SettingsPage[], definitions: Definitions): Entry[] =>
  pages.flatMap((page) => page.sections.flatMap((section) => entriesOf(page, section, definitions)));

function entriesOf(page: SettingsPage, section: SettingsSection, definitions: Definitions): Entry[] {
  const pageLabel = decodeEntities(page.label);
  const sectionLabel = decodeEntities(section.label);
  const toEntry = (field: string, label: string, trail: readonly string[], more: string): Entry => ({
    page: page.id,
    section: section.id,
    field,
    label,
    trail: [...new Set(trail.filter((step) => step !== '' && step !== label))].join(' › '),
    text: [label, ...trail, more].join(' ').toLowerCase(),
  });
  const blocks = section.blocks ?? [
    {
      title: '',
      rows: [{ settings: Object.values(definitions[section.group ?? ''] ?? {}) }],
    },
  ];
  return [
    toEntry('', sectionLabel || pageLabel, [pageLabel], ''),
    ...blocks.flatMap(({ title, rows }) =>
      rows.flatMap(({ settings }) =>
        settings.map(({ id, label, description }) =>
          toEntry(
            id,
            decodeEntities(label || description || id),
            [pageLabel, sectionLabel, decodeEntities(title)],
            `${description} ${id}`,
          ),
        ),
      ),
    ),
  ];
}

/** Returns entries that contain every word of the query; those whose name begins with it come first. */
export function findSettings(entries: readonly Entry[], query: string): FoundSetting[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const rank = ({ label }: Entry) => {
    const name = label.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    return words.every((word) => name.includes(word)) ? 1 : 2;
  };
  return entries
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}
