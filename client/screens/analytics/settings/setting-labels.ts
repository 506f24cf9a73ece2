import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { SCHEDULED_IMPORT } from '../import/scheduled-import';

/** Labels of the built-in settings, by id. */
export const getSettingLabels = () => ({
  woocommerce_excluded_report_order_statuses: __('Excluded statuses', 'store-admin'),
  woocommerce_actionable_order_statuses: __('Actionable statuses', 'store-admin'),
  woocommerce_default_date_range: __('Default date range', 'store-admin'),
  woocommerce_date_type: __('Date type', 'store-admin'),
  woocommerce_analytics_scheduled_import: __('Updates', 'store-admin'),
});

/** Whether the store has a built-in setting. */
export const hasSetting = ({ features }: Host, id: string): boolean =>
  id !== 'woocommerce_analytics_scheduled_import' || features.has(SCHEDULED_IMPORT);
