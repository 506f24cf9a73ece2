import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { SCHEDULED_IMPORT } from '../import/scheduled-import';

/** Labels of the built-in settings, by id. */
export const getSettingLabels = () => ({
  woocommerce_excluded_report_order_statuses: __('Excluded statuses', 'woocommerce'),
  woocommerce_actionable_order_statuses: __('Actionable statuses', 'woocommerce'),
  woocommerce_default_date_range: __('Default date range', 'woocommerce'),
  woocommerce_date_type: __('Date type', 'woocommerce'),
  woocommerce_analytics_scheduled_import: __('Updates', 'woocommerce'),
});

/** Whether the store has a built-in setting. */
export const hasSetting = ({ features }: Host, id: string): boolean =>
  id !== 'woocommerce_analytics_scheduled_import' || features.has(SCHEDULED_IMPORT);
