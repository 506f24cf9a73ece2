import type { AdvancedFilterConfig, FilterOption, SelectOption } from './types';

/** All options, those of sub-filters included, parents before their children. */
export function flattenFilters(filters: readonly FilterOption[]): FilterOption[] {
  return filters.flatMap(({ subFilters, ...option }) => [
    option,
    ...(subFilters ? flattenFilters(subFilters) : []),
  ]);
}

/** The way to the option with a value: its parents and itself; empty when there is none. */
export function findPath(filters: readonly FilterOption[], value: string): readonly FilterOption[] {
  for (const option of filters) {
    if (option.value === value) return [option];
    const rest = findPath(option.subFilters ?? [], value);
    if (rest.length > 0) return [option, ...rest];
  }
  return [];
}

/** The option a choice begins with: the one the filter names if it exists, the first one if it names none. */
export function getDefaultOptionValue(
  config: Pick<AdvancedFilterConfig, 'input'>,
  options: readonly SelectOption[],
): string | undefined {
  const { defaultOption } = config.input;
  if (defaultOption) return options.find(({ value }) => value === defaultOption)?.value;
  return options[0]?.value;
}
