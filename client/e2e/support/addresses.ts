export const HOME = '/wp-admin/admin.php?page=wc-admin';
export const SHIPPING_TASK = `${HOME}&task=shipping`;
export const GENERAL_SETTINGS = '/wp-admin/admin.php?page=wc-settings&tab=general';
