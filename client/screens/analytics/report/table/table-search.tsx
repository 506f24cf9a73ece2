import { useContext } from 'react';
import { FilterSourcesContext, TokenSearch } from '@admin/filters';
import { updateQueryString, type Query } from '@admin/navigation';
import type { ReportSearch } from '../definition';

/** Items that narrow the whole report, figures and chart included. */
export function TableSearch({ search, query }: { search: ReportSearch; query: Query }) {
  const { label, placeholder, resource, param } = search;
  const source = useContext(FilterSourcesContext).tokens[resource];
  if (!source) return null;
  return (
    <TokenSearch
      {...source}
      label={label}
      placeholder={placeholder}
      values={query[param]?.split(',').filter(Boolean) ?? []}
      onChange={(ids) => updateQueryString({ [param]: ids.join(',') || undefined, paged: undefined })}
    />
  );
}

/** With the single item or the comparison, the search is in the filters above. */
export const isSearchShown = ({ filter = 'all' }: Query): boolean =>
  filter === 'all' || filter === 'advanced';
