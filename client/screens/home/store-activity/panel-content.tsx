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
  /** What could not be loaded. */
  failed: string;
  /** What is said when there is nothing to do. */
  empty: { title: string; message: string };
  /** The way to all there is. */
  more: { href: string; label: string };
  /** Pixels, so that nothing jumps. */
  rowHeight: number;
  /** How many rows are expected. */
  expected: number;
  children: (items: readonly T[]) => ReactNode;
}

/** A list of an accordion in its four states. */
export function PanelContent<T>(props: PanelContentProps<T>) {
  const { page, failure, retry, failed, empty, more, rowHeight, expected, children } = props;
  const { refreshCounts } = useDispatch(countsStore);
  // What kept the list away most likely kept its number away, too.
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
