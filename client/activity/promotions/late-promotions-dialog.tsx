import { lateDialog } from '../late-dialog';

export const LatePromotionsDialog = lateDialog<{ onClose: () => void }>(async () => {
  const chunk = await import(/* webpackChunkName: "promotions" */ './promotions-dialog');
  return chunk.PromotionsDialog;
});
