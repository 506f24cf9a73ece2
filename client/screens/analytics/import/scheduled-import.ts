/** The host's feature by which orders come into the reports now and then, since 11. */
export const SCHEDULED_IMPORT = 'analytics-scheduled-import';
