import type { StructuredQuery, StructuredValue } from './query-lists';
import type { ActiveFilter, AdvancedFilterConfig, FilterValue } from './types';

type Filters = Readonly<Record<string, AdvancedFilterConfig>>;

/** The URL parameter of a filter: `status` with rule `is_not` is `status_is_not`. */
export function getUrlKey(key: string, rule?: string): string {
  return rule ? `${key}_${rule}` : key;
}

/**
 * Reads the filters of a query, in the order of the configuration.
 * @param query with lists, see `parseQueryLists`
 */
export function getActiveFiltersFromQuery(query: StructuredQuery, filters: Filters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([key, { rules, allowMultiple = false }]) =>
    (rules ? rules.map(({ value }) => value) : [undefined]).flatMap((rule) =>
      readValues(query[getUrlKey(key, rule)], rule, allowMultiple).map((value) => ({
        key,
        ...(rule !== undefined && { rule }),
        value,
      })),
    ),
  );
}

function readValues(
  value: StructuredValue | undefined,
  rule: string | undefined,
  allowMultiple: boolean,
): FilterValue[] {
  if (value === undefined || value.length === 0) return [];
  if (allowMultiple) return typeof value === 'string' ? [value] : [...value];
  if (typeof value === 'string') return [isRange(rule) ? value.split(',') : value];
  return isStringList(value) ? [value] : [];
}

const isStringList = (value: readonly FilterValue[]): value is readonly string[] =>
  value.every((item) => typeof item === 'string');

const isRange = (rule: string | undefined) => rule === 'between';

/**
 * The query change that sets exactly these filters. Incomplete filters are omitted; `undefined` removes a
 * parameter.
 */
export function getQueryFromActiveFilters(
  active: readonly ActiveFilter[],
  query: StructuredQuery,
  filters: Filters,
): StructuredQuery {
  const next: Record<string, StructuredValue | undefined> = {};
  for (const { key, rule } of getActiveFiltersFromQuery(query, filters)) {
    next[getUrlKey(key, rule)] = undefined;
  }
  for (const { key, rule, value } of active) {
    if (!isComplete(rule, value)) continue;
    const name = getUrlKey(key, rule);
    if (filters[key]?.allowMultiple) {
      const others = next[name];
      next[name] = [...(typeof others === 'object' ? others : []), value];
    } else {
      next[name] = value;
    }
  }
  return next;
}

/** A range needs both ends. */
function isComplete(rule: string | undefined, value: FilterValue): boolean {
  if (isRange(rule)) return typeof value === 'object' && value.length === 2 && value.every(Boolean);
  return typeof value === 'object' ? value.length > 0 && value.every(Boolean) : value !== '';
}
