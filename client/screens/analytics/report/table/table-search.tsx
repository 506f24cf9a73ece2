import { useContext } from 'react';
import { FilterSourcesContext, TokenSearch } from '@admin/filters';
import { updateQueryString, type Query } from '@admin/navigation';
import type { ReportSearch } from '../definition';

/** Searches items that filter the whole report, metrics and chart included. */
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
      loadedOptions={text ? [{ key: TEXT, label: text }] : undefined}
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
            // Otherwise a comma separates several search texts.
            search: isOfServer ? typed : typed.replaceAll(',', '%2C'),
            [param]: undefined,
            paged: undefined,
          }),
      }}
    />
  );
}

/** Id of a text token among those of items. */
const TEXT = 'search';

/** In the single item and comparison views, the filters above contain the search. */
export const isSearchShown = ({ filter = 'all' }: Query): boolean =>
  filter === 'all' || filter === 'advanced';
