import { lateDialog } from '../late-dialog';

export const LatePromotionsDialog = lateDialog<{ onClose: () => void }>('promotions', async () => {
  const chunk = await import(/* webpackChunkName: "promotions" */ './promotions-dialog');
  return chunk.PromotionsDialog;
});
