import { useEffect, useState, type ReactNode } from 'react';
import { getHistory, getNewPath, getPersistedQuery, type Query } from '@admin/navigation';
import { getArrival, useViews } from '@admin/store-views';

interface DefaultViewProps {
  /** Of the report: `/analytics/orders`. */
  path: string;
  query: Query;
  /** Hides the columns of the view. */
  onHiddenColumns?: ((columns: string[]) => void) | undefined;
  children: ReactNode;
}

/**
 * Opens a report with its default view, once, when somebody arrives at it. Until the address says so the report waits,
 * since it would ask for metrics nobody wants.
 */
export function DefaultView({ path, query, onHiddenColumns, children }: DefaultViewProps) {
  const { defaultView } = useViews(path);
  const [arrival] = useState(() => getArrival(defaultView, query, getPersistedQuery(query)));
  const [columns] = useState(arrival && defaultView?.hiddenColumns);
  // The address of the arrival is another query than the one it began with.
  const [first] = useState(query);
  const isArriving = arrival !== undefined && query === first;

  useEffect(() => {
    if (!isArriving || !arrival) return;
    getHistory().replace(getNewPath(arrival, path, {}));
    if (columns) onHiddenColumns?.([...columns]);
  }, [isArriving, arrival, path, columns, onHiddenColumns]);

  return isArriving ? null : children;
}
