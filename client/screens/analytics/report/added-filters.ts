import { reportExtensionFailure } from '@admin/extensions';
import type {
  AdvancedFilterConfig,
  AdvancedFiltersConfig,
  FilterConfig,
  FilterOption,
  SelectOption,
} from '@admin/filters';

/** Whether a filter from an extension can be rendered; an invalid option only affects itself. */
export function isFilter(value: unknown): value is FilterConfig {
  const { label, param, filters, staticParams, showFilters, defaultValue } = Object(value);
  return (
    isText(label) &&
    isText(param) &&
    Array.isArray(filters) &&
    isMissingOr(isTexts, staticParams) &&
    isMissingOr(isFunction, showFilters) &&
    isMissingOr(isText, defaultValue)
  );
}

/** Returns the filter without invalid options; it is hidden if its own visibility check fails. */
export const toFilter = (config: FilterConfig): FilterConfig => ({
  ...config,
  staticParams: config.staticParams ?? [],
  filters: toOptions(config.filters),
  showFilters(query, own) {
    try {
      return config.showFilters?.(query, own) ?? true;
    } catch (error) {
      reportExtensionFailure({ source: `showFilters of the filter "${config.param}"`, error });
      return false;
    }
  },
});

const toOptions = (options: readonly FilterOption[]): FilterOption[] =>
  options
    .filter(isOption)
    .map((option) => (option.subFilters ? { ...option, subFilters: toOptions(option.subFilters) } : option));

function isOption(value: unknown): value is FilterOption {
  const { label, value: chosen, settings, subFilters, path } = Object(value);
  return (
    isText(label) &&
    isText(chosen) &&
    isMissingOr((given) => isText(Object(given).param), settings) &&
    isMissingOr(Array.isArray, subFilters) &&
    isMissingOr(isTexts, path)
  );
}

export function isAdvancedFilters(value: unknown): value is AdvancedFiltersConfig {
  const { title, filters } = Object(value);
  return typeof filters === 'object' && filters !== null && isMissingOr(isText, title);
}

/** Returns the advanced filters without those that can't be rendered. */
export const toAdvancedFilters = ({ filters, ...rest }: AdvancedFiltersConfig): AdvancedFiltersConfig => ({
  ...rest,
  filters: Object.fromEntries(Object.entries(filters).filter(([, config]) => isAdvancedFilter(config))),
});

function isAdvancedFilter(value: unknown): value is AdvancedFilterConfig {
  const { labels, rules, input } = Object(value);
  const { add, title, ...others } = Object(labels);
  const { component, options } = Object(input);
  return (
    [add, title, component].every(isText) &&
    Object.values(others).every((text) => isMissingOr(isText, text)) &&
    isMissingOr(isChoices, rules) &&
    isMissingOr(isChoices, options)
  );
}

const isChoices = (value: unknown): value is SelectOption[] =>
  Array.isArray(value) &&
  value.every((choice) => isText(Object(choice).value) && isText(Object(choice).label));

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isMissingOr = (isKind: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || value === null || isKind(value);
