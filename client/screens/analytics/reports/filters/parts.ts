import { __ } from '@wordpress/i18n';
import type { AdvancedFilterConfig, FilterConfig, SelectOption } from '@admin/filters';

/** A report's main filter: everything, or advanced filters. */
export const showFilter = (all: string): FilterConfig => ({
  label: __('Show', 'store-admin'),
  staticParams: ['chartType', 'paged', 'per_page'],
  param: 'filter',
  showFilters: () => true,
  filters: [
    { label: all, value: 'all' },
    { label: __('Advanced filters', 'store-admin'), value: 'advanced' },
  ],
});

interface Names {
  /** Name of the filter in the menu: `Products`. */
  name: string;
  /** Label of the button that removes it. */
  remove: string;
}

const labelsOf = ({ name, remove }: Names, title: string) => ({
  add: name,
  remove,
  rule: __('Select a filter match', 'store-admin'),
  title: title.replace('%s', name),
  filter: name,
  placeholder: __('Type to search', 'store-admin'),
});

const WITH_RULE = '{{title}}%s{{/title}} {{rule /}} {{filter /}}';
const WITHOUT_RULE = '{{title}}%s{{/title}} {{filter /}}';

const option = (value: string, label: string): SelectOption => ({ value, label });

/** A search for items to include or exclude. */
export const searchFilter = (names: Names, type: string): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITH_RULE),
  rules: [
    option('includes', __('includes', 'store-admin')),
    option('excludes', __('excludes', 'store-admin')),
  ],
  input: { component: 'Search', type },
});

/** A search for items to include, for endpoints without exclusion. */
export const listFilter = (names: Names, type: string): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITHOUT_RULE),
  input: { component: 'Search', type },
});

const IS_OR_IS_NOT = () => [
  option('is', __('is', 'store-admin')),
  option('is_not', __('is not', 'store-admin')),
];

/** Several of a few options, to include or exclude. */
export const optionsFilter = (names: Names, options: readonly SelectOption[]): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITH_RULE),
  rules: IS_OR_IS_NOT(),
  input: { component: 'SelectControl', options, multiple: true },
});

/** One of a few options. */
export const choiceFilter = (names: Names, options: readonly SelectOption[]): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITHOUT_RULE),
  input: { component: 'SelectControl', options },
});

export const attributeFilter = (names: Names): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITH_RULE),
  rules: IS_OR_IS_NOT(),
  input: { component: 'ProductAttribute' },
  allowMultiple: true,
});

export const amountFilter = (names: Names, component: 'Number' | 'Currency'): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITH_RULE),
  rules: [
    option('max', __('at most', 'store-admin')),
    option('min', __('at least', 'store-admin')),
    option('between', __('between', 'store-admin')),
  ],
  input: { component },
});

/** Days before or after a date. */
export const sideFilter = (names: Names): AdvancedFilterConfig => ({
  labels: labelsOf(names, WITH_RULE),
  rules: [option('before', __('before', 'store-admin')), option('after', __('after', 'store-admin'))],
  input: { component: 'Date' },
});

/** Days before, after or between dates. */
export const dateFilter = (names: Names): AdvancedFilterConfig => {
  const { rules = [], ...filter } = sideFilter(names);
  return { ...filter, rules: [...rules, option('between', __('between', 'store-admin'))] };
};
