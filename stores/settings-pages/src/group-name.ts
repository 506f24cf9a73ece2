import type { GroupName } from '@admin/store-settings';

/** The settings store supports any group; its types only list groups whose values are read by name. */
export const toGroupName = (group: string): GroupName => group as GroupName;
