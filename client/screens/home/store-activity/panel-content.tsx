import type { ReactNode } from 'react';
import { useDispatch } from '@admin/data';
import { Link } from '@admin/navigation';
import { countsStore } from '@admin/store-counts';
import { EmptyState, ErrorState } from '@admin/ui';
import { LoadingRows } from './loading-rows';

interface PanelContentProps<T> {
  page: { items: readonly T[] } | undefined;
  failure: { message: string } | undefined;
  retry: () => void;
  /** Message when loading failed. */
  failed: string;
  /** Message when there is nothing to do. */
  empty: { title: string; message: string };
  /** Link to the full list. */
  more: { href: string; label: string };
  /** Row height in pixels, to avoid layout shifts. */
  rowHeight: number;
  /** How many rows are expected. */
  expected: number;
  children: (items: readonly T[]) => ReactNode;
}

/** An accordion's list in its four states. */
export function PanelContent<T>(props: PanelContentProps<T>) {
  const { page, failure, retry, failed, empty, more, rowHeight, expected, children } = props;
  const { refreshCounts } = useDispatch(countsStore);
  // The list's failure most likely affected its count, too.
  const tryAgain = () => {
    retry();
    void refreshCounts();
  };
  return (
    <>
      {page ? (
        page.items.length > 0 ? (
          children(page.items)
        ) : (
          <EmptyState icon="success" {...empty} />
        )
      ) : failure ? (
        <ErrorState title={failed} message={failure.message} onRetry={tryAgain} />
      ) : (
        <LoadingRows count={expected} height={rowHeight} />
      )}
      <p className="sa-activity__footer sa-activity__muted">
        <Link href={more.href}>{more.label}</Link>
      </p>
    </>
  );
}
