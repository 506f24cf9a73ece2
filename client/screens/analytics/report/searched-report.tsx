import { useEffect, useMemo, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry, WithStores } from '@admin/data';
import { getHistory, getNewPath, type Query } from '@admin/navigation';
import { searchStore, useFoundIds } from '@admin/store-search';
import { Card, ErrorState, Placeholder, VisuallyHidden } from '@admin/ui';

/** What a report receives while the address has a search text. */
interface Found {
  query: Query;
  isError: boolean;
  isRequesting: boolean;
}

export interface SearchedReportProps {
  /** The report's name, which is also the collection's: `products`. */
  report: string;
  query: Query;
  /** For reports of extensions: receives the ids and shows the progress of the search itself. */
  render?: ((found: Found) => ReactNode) | undefined;
}

const STORES = [{ store: searchStore }];

/** A search text in the address (`search=cup,plate`) selects the items with matching names. */
export const SearchedReport = (props: SearchedReportProps) => (
  <WithStores stores={STORES}>
    <Searched {...props} />
  </WithStores>
);

/** An id that no item has, so that an empty search result shows no rows. */
const NOBODY = '0';

function Searched({ report, query, render }: SearchedReportProps) {
  const { search = '', filter } = query;
  // The single category view lists products.
  const collection = report === 'categories' && filter === 'single_category' ? 'products' : report;
  const { ids, status, failure } = useFoundIds(collection, search);
  const found = ids && (ids.join(',') || NOBODY);
  const augmented = useMemo(
    () => (found === undefined ? query : { ...query, [collection]: found }),
    [query, collection, found],
  );
  return render ? (
    render({ query: augmented, isError: status === 'failed', isRequesting: !found && !failure })
  ) : (
    <Arriving {...{ collection, found, search, failure }} />
  );
}

interface ArrivingProps {
  collection: string;
  found: string | undefined;
  search: string;
  failure: { readonly message: string } | undefined;
}

/** Built-in reports filter by ids, which are shown above their tables and can be removed one by one. */
function Arriving({ collection, found, search, failure }: ArrivingProps) {
  const registry = useRegistry();
  useEffect(
    function narrow() {
      if (found === undefined) return;
      getHistory().replace(getNewPath({ search: undefined, [collection]: found }));
    },
    [found, collection],
  );
  return failure ? (
    <Card>
      <ErrorState
        title={__('The search failed', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(searchStore).getFoundIds(collection, search)}
      />
    </Card>
  ) : (
    <div aria-busy="true">
      <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
      <Placeholder height={300} />
    </div>
  );
}
