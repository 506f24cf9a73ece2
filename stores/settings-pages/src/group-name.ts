import type { GroupName } from '@admin/store-settings';

/** The settings store has every group by its id; its vocabulary names only those whose values are read by name. */
export const toGroupName = (group: string): GroupName => group as GroupName;
