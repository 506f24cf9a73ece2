import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';
import { findNotices, watchArrivals } from './find-notices';
import './classic-notices.css';

const HIDDEN = 'woocommerce-layout__notice-list-hide';
const LIST_SHOWN_CLASS = 'woocommerce-layout__notice-list-show';
const LIST = 'woocommerce-layout__notice-list';

const CollapsedNotices = lazyScreen<{ arrivedLate: boolean }>('host-notices', async () => {
  const chunk = await import(/* webpackChunkName: "host-notices" */ './collapsed-notices');
  return chunk.CollapsedNotices;
});

/**
 * Shows the notices that the host and its plugins print above a page, which the host hides at first. On dashboard pages
 * they are collapsed above the content, on classic pages they stay in place.
 */
export const ClassicNotices = ({ isEmbedded }: { isEmbedded: boolean }) =>
  isEmbedded ? <NoticesInPlace /> : <NoticesOnceThere />;

function NoticesInPlace() {
  useEffect(
    () => void document.getElementById('wp__notice-list')?.classList.replace(HIDDEN, LIST_SHOWN_CLASS),
    [],
  );
  return <EmptyList />;
}

/** Loads the code only if there are notices. If it can't be loaded, the notices are shown not collapsed. */
function NoticesOnceThere() {
  const arrival = useScrollToElement();
  if (!arrival) return <EmptyList />;
  return (
    <ErrorBoundary fallback={<NoticesInPlace />}>
      <Suspense fallback={<EmptyList />}>
        <CollapsedNotices arrivedLate={arrival === 'late'} />
      </Suspense>
    </ErrorBoundary>
  );
}

const EmptyList = () => <div id={LIST} className={LIST} />;

/** Returns whether there are notices, and whether the first of them was printed with the page. */
function useScrollToElement(): 'early' | 'late' | undefined {
  const [arrival, setArrival] = useState<'early' | 'late'>();
  useEffect(() => {
    if (arrival) return undefined;
    const look = (when: 'early' | 'late') => {
      if (findNotices().length > 0) setArrival(when);
    };
    look('early');
    return watchArrivals(() => look(document.readyState === 'complete' ? 'late' : 'early'));
  }, [arrival]);
  return arrival;
}
