import { useEffect, useState, type ReactNode } from 'react';
import { getHistory, getNewPath, getPersistedQuery, type Query } from '@admin/navigation';
import { getDefaultViewQuery, useViews } from '@admin/store-views';

interface DefaultViewProps {
  /** The report's path: `/analytics/orders`. */
  path: string;
  query: Query;
  /** Hides the columns of the view. */
  onHiddenColumns?: ((columns: string[]) => void) | undefined;
  children: ReactNode;
}

/**
 * Opens a report with its default view, once, when the user arrives. The report waits until the address is updated, to
 * avoid requesting unneeded metrics.
 */
export function DefaultView({ path, query, onHiddenColumns, children }: DefaultViewProps) {
  const { defaultView } = useViews(path);
  const [arrival] = useState(() => getDefaultViewQuery(defaultView, query, getPersistedQuery(query)));
  const [columns] = useState(arrival && defaultView?.hiddenColumns);
  // The initial query; the default view changes the current one.
  const [first] = useState(query);
  const isArriving = arrival !== undefined && query === first;

  useEffect(() => {
    if (!isArriving || !arrival) return;
    getHistory().replace(getNewPath(arrival, path, {}));
    if (columns) onHiddenColumns?.([...columns]);
  }, [isArriving, arrival, path, columns, onHiddenColumns]);

  return isArriving ? null : children;
}
