import type { AdvancedFilterConfig, FilterOption, SelectOption } from './types';

/** All options including sub-filters, parents first. */
export function flattenFilters(filters: readonly FilterOption[]): FilterOption[] {
  return filters.flatMap(({ subFilters, ...option }) => [
    option,
    ...(subFilters ? flattenFilters(subFilters) : []),
  ]);
}

/** An option with its parents, outermost first; empty if it does not exist. */
export function findPath(filters: readonly FilterOption[], value: string): readonly FilterOption[] {
  for (const option of filters) {
    if (option.value === value) return [option];
    const rest = findPath(option.subFilters ?? [], value);
    if (rest.length > 0) return [option, ...rest];
  }
  return [];
}

/** The default option of a filter: the configured one, or the first. */
export function getDefaultOptionValue(
  config: Pick<AdvancedFilterConfig, 'input'>,
  options: readonly SelectOption[],
): string | undefined {
  const { defaultOption } = config.input;
  if (defaultOption) return options.find(({ value }) => value === defaultOption)?.value;
  return options[0]?.value;
}
