import { lazyDialog } from '../lazy-dialog';

export const LazyPromotionsDialog = lazyDialog<{ onClose: () => void }>(async () => {
  const chunk = await import(/* webpackChunkName: "promotions" */ './promotions-dialog');
  return chunk.PromotionsDialog;
});
