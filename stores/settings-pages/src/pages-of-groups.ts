import type { SettingsGroup, SettingsPage } from './types';

/** The group of the analytics settings, which have their own screen. */
const ELSEWHERE = 'wc_admin';

/** Derives pages from groups, for a host without page descriptions: one page per group, with subgroups as sections. */
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
