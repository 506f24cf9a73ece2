import type { Registry } from '@admin/data';

declare const registry: Registry;
const { getPreference } = registry.select('user');
const { updatePreferences } = registry.dispatch('user');

// A preference has its own type, and may be unset.
getPreference('task_list_tracked_started_tasks') satisfies Record<string, number> | undefined;
// @ts-expect-error a typo in a name
getPreference('homepage_layuot');

void updatePreferences({ homepage_layout: undefined });
// @ts-expect-error an invalid value for this preference
void updatePreferences({ homepage_layout: 'three_columns' });
