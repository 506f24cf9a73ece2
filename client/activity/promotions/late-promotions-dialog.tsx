import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';

const PromotionsDialog = lazyScreen<{ onClose: () => void }>('promotions', async () => {
  const chunk = await import(/* webpackChunkName: "promotions" */ './promotions-dialog');
  return chunk.PromotionsDialog;
});

/** Fetched when it is asked for, which is seldom. */
export const LatePromotionsDialog = ({ onClose }: { onClose: () => void }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <PromotionsDialog onClose={onClose} />
    </Suspense>
  </ErrorBoundary>
);
