export const HOME = '/wp-admin/admin.php?page=wc-admin';
export const SHIPPING_TASK = `${HOME}&task=shipping`;
export const REPORT = `${HOME}&path=%2Fanalytics%2Frevenue`;
export const GENERAL_SETTINGS = '/wp-admin/admin.php?page=wc-settings&tab=general';

/** REST paths, as used by calls and faults. */
export const TASKS = '/wc-admin/onboarding/tasks';
export const GENERAL_BATCH = '/wc-analytics/settings/general/batch';
