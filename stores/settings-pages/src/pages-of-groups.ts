import type { SettingsGroup, SettingsPage } from './types';

/** The group of the analytics settings, which have a screen of their own. */
const ELSEWHERE = 'wc_admin';

/** What can be known of the pages of a host that describes none: a page for each group, its parts as sections. */
export function toPagesOfGroups(groups: readonly SettingsGroup[]): SettingsPage[] {
  return groups
    .filter(({ id, parent }) => parent === '' && id !== ELSEWHERE)
    .map(({ id, label }) => ({
      id,
      label,
      sections: [
        { id: '', label, group: id, url: '' },
        ...groups
          .filter((other) => other.parent === id)
          .map((part) => ({ id: part.id, label: part.label, group: part.id, url: '' })),
      ],
    }));
}
