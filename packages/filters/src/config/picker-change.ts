import { getQueryFromActiveFilters } from './active-filters';
import { flattenFilters } from './options';
import { parseQueryLists, serializeQueryLists, type AddressChange } from './query-lists';
import type { AddressQuery, AdvancedFiltersConfig, FilterConfig } from './types';

/** The option that always exists. */
const DEFAULT_VALUE = 'all';

const getDefaultValue = ({ defaultValue }: FilterConfig): string => defaultValue ?? DEFAULT_VALUE;

export const getSelectedValue = (config: FilterConfig, query: AddressQuery): string =>
  query[config.param] || getDefaultValue(config);

/** The parameter of the main filter. Combined filters depend on it. */
const MAIN_PARAM = 'filter';
export const ADVANCED_VALUE = 'advanced';

interface PickerChoice {
  value: string;
  /** Parameters of the option, such as item ids. */
  settings?: AddressChange | undefined;
}

/**
 * The change of the address that chooses an option: what belongs to other options of the drop-down goes, and with
 * the main one the combined filters, unless they are chosen. Everything else stays.
 */
export function getPickerChange(
  config: FilterConfig,
  { value, settings }: PickerChoice,
  query: AddressQuery,
  advanced: AdvancedFiltersConfig,
): AddressChange {
  const change: Record<string, string | undefined> = {};
  for (const option of flattenFilters(config.filters)) {
    const param = option.settings?.param;
    if (param && !config.staticParams?.includes(param)) change[param] = undefined;
  }
  const leavesAdvanced = config.param === MAIN_PARAM && value !== ADVANCED_VALUE;
  return {
    ...change,
    ...(leavesAdvanced && clearAdvanced(query, advanced)),
    paged: undefined,
    [config.param]: value === getDefaultValue(config) ? undefined : value,
    ...settings,
  };
}

/** Removes combined filters from the query. */
export function clearAdvanced(query: AddressQuery, { filters }: AdvancedFiltersConfig): AddressChange {
  const change = getQueryFromActiveFilters([], parseQueryLists(query), filters);
  return { ...serializeQueryLists(change, query), match: undefined };
}
