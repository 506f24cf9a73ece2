import { useContext } from 'react';
import { FilterSourcesContext, TokenSearch } from '@admin/filters';
import { updateQueryString, type Query } from '@admin/navigation';
import type { ReportSearch } from '../definition';

/** Items that narrow the whole report, metrics and chart included. */
export function TableSearch({ search, query }: { search: ReportSearch; query: Query }) {
  const { label, placeholder, resource, param, allLabel, isOfServer = false } = search;
  const source = useContext(FilterSourcesContext).tokens[resource];
  if (!source) return null;
  const { search: text } = query;
  return (
    <TokenSearch
      {...source}
      label={label}
      placeholder={placeholder}
      values={[...(text ? [TEXT] : []), ...(query[param]?.split(',').filter(Boolean) ?? [])]}
      known={text ? [{ key: TEXT, label: text }] : undefined}
      onChange={(values) =>
        updateQueryString({
          search: values.includes(TEXT) ? text : undefined,
          [param]: values.filter((value) => value !== TEXT).join(',') || undefined,
          paged: undefined,
        })
      }
      searchAll={{
        getLabel: (typed) => allLabel.replace('{{query /}}', () => typed),
        onChoose: (typed) =>
          updateQueryString({
            // Elsewhere a comma is between several texts.
            search: isOfServer ? typed : typed.replaceAll(',', '%2C'),
            [param]: undefined,
            paged: undefined,
          }),
      }}
    />
  );
}

/** The token of a text among those of ids. */
const TEXT = 'search';

/** With the single item or the comparison, the search is in the filters above. */
export const isSearchShown = ({ filter = 'all' }: Query): boolean =>
  filter === 'all' || filter === 'advanced';
