import type { ComponentType, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { filterValue } from '@admin/extensions';
import type { Host } from '@admin/host';
import { ANALYTICS_DEFAULTS, canBeExcluded, groupOrderStatuses } from '@admin/store-settings';
import { DefaultRange } from './form/default-range';
import type { SettingComponentProps } from './form/setting-component-props';
import { getSettingLabels, hasSetting } from './setting-labels';

export const SETTINGS_FILTER = 'woocommerce_admin_analytics_settings';

export interface SettingOption {
  value: string;
  label: string;
  /** Listed, but can't be changed. */
  isFixed?: boolean;
}

export interface SettingOptionGroup {
  key: string;
  label?: ReactNode;
  options: SettingOption[];
}

/** A setting in the format in which extensions filter the list and add their own. */
export interface AnalyticsSetting {
  label: ReactNode;
  /** `checkboxGroup`, `checkbox`, `select`, `button` or `component`; anything else is a text input. */
  inputType: string;
  /** Of a `select`, or grouped for a `checkboxGroup`. */
  options?: readonly (SettingOption | SettingOptionGroup)[];
  component?: ComponentType<SettingComponentProps>;
  helpText?: ReactNode;
  defaultValue?: string | readonly string[];
  /** Action of a `button`; it calls one of the two functions at the end. */
  callback?: (done: () => void, failed: () => void) => void;
}

export interface NamedSetting extends AnalyticsSetting {
  /** Id of the setting on the server. */
  id: string;
}

/**
 * Returns the analytics settings with the extension filters applied.
 * @param chosen statuses in a setting's current value; included even if their extension is gone
 */
export function listSettings(host: Host, chosen: readonly string[]): NamedSetting[] {
  const settings = filterValue(SETTINGS_FILTER, ownSettings(host, chosen), isMap);
  return Object.entries(settings).flatMap(([id, setting]) => (isSetting(setting) ? { ...setting, id } : []));
}

function ownSettings(host: Host, chosen: readonly string[]): Record<string, unknown> {
  const labels = getSettingLabels();
  const settings: Record<string, AnalyticsSetting> = {
    woocommerce_excluded_report_order_statuses: {
      label: labels.woocommerce_excluded_report_order_statuses,
      inputType: 'checkboxGroup',
      options: groupStatuses(host, chosen, (status) => !canBeExcluded(status)),
      helpText: __(
        'Orders with these statuses are excluded from the totals in your reports. The Refunded status cannot be excluded.',
        'store-admin',
      ),
      defaultValue: ANALYTICS_DEFAULTS.woocommerce_excluded_report_order_statuses,
    },
    woocommerce_actionable_order_statuses: {
      label: labels.woocommerce_actionable_order_statuses,
      inputType: 'checkboxGroup',
      options: groupStatuses(host, chosen, () => false),
      helpText: __(
        'Orders with these statuses require action on behalf of the store admin. These orders will show up in the Home Screen - Orders task.',
        'store-admin',
      ),
      defaultValue: ANALYTICS_DEFAULTS.woocommerce_actionable_order_statuses,
    },
    woocommerce_default_date_range: {
      label: labels.woocommerce_default_date_range,
      inputType: 'component',
      component: DefaultRange,
      helpText: __(
        'Select a default date range. When no range is selected, reports will be viewed by the default date range.',
        'store-admin',
      ),
      defaultValue: ANALYTICS_DEFAULTS.woocommerce_default_date_range,
    },
    woocommerce_date_type: {
      label: labels.woocommerce_date_type,
      inputType: 'select',
      options: [
        { value: 'date_created', label: __('Date created', 'store-admin') },
        { value: 'date_paid', label: __('Date paid', 'store-admin') },
        { value: 'date_completed', label: __('Date completed', 'store-admin') },
      ],
      helpText: __('Database date field considered for Revenue and Orders reports', 'store-admin'),
    },
    woocommerce_analytics_scheduled_import: updates(host),
  };
  return Object.fromEntries(Object.entries(settings).filter(([id]) => hasSetting(host, id)));
}

/** How new orders are imported into the reports, if the store has that setting. */
const updates = ({ settings: { wcAdminSettings } }: Host): AnalyticsSetting => ({
  label: getSettingLabels().woocommerce_analytics_scheduled_import,
  inputType: 'select',
  options: [
    { value: 'yes', label: __('Scheduled (recommended)', 'store-admin') },
    { value: 'no', label: __('Immediately', 'store-admin') },
  ],
  helpText: sprintf(
    /* translators: %s: a length of time, such as "12 hours" */
    __(
      'Scheduled updates import new orders every %s and have a lower impact on your store. Immediate updates import each order when it is placed.',
      'store-admin',
    ),
    wcAdminSettings.woocommerce_analytics_import_interval ?? __('few hours', 'store-admin'),
  ),
});

/** Extensions use these keys to find the groups. */
function groupStatuses(
  { settings: { orderStatuses, unregisteredOrderStatuses } }: Host,
  chosen: readonly string[],
  isFixed: (status: string) => boolean,
): SettingOptionGroup[] {
  const statuses = [...new Set([...Object.keys(unregisteredOrderStatuses), ...chosen])];
  const { standard, custom, unregistered } = groupOrderStatuses(Object.keys(orderStatuses), statuses);
  const toOption = (status: string): SettingOption => ({
    value: status,
    label: orderStatuses[status] ?? unregisteredOrderStatuses[status] ?? status,
    ...(isFixed(status) ? { isFixed: true } : {}),
  });
  return [
    {
      key: 'defaultStatuses',
      label: __('Standard statuses', 'store-admin'),
      options: standard.map(toOption),
    },
    { key: 'customStatuses', label: __('Custom statuses', 'store-admin'), options: custom.map(toOption) },
    {
      key: 'unregisteredStatuses',
      label: __('Unregistered statuses', 'store-admin'),
      options: unregistered.map(toOption),
    },
  ];
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSetting(value: unknown): value is AnalyticsSetting {
  return isMap(value) && typeof value['inputType'] === 'string';
}

/** Removes empty groups, and options that an earlier group has. */
export function toGroups(options: NamedSetting['options'] = []): SettingOptionGroup[] {
  const groups = options.some(isGroup)
    ? options.filter(isGroup)
    : [{ key: 'all', options: options.filter(isOption) }];
  const seen = new Set<string>();
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter(
        (option) => isOption(option) && !seen.has(option.value) && seen.add(option.value),
      ),
    }))
    .filter((group) => group.options.length > 0);
}

const isGroup = (value: unknown): value is SettingOptionGroup =>
  isMap(value) && Array.isArray(value['options']);

export const isOption = (value: unknown): value is SettingOption =>
  isMap(value) && typeof value['value'] === 'string';
