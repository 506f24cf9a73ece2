import type { ComponentType } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { TaskDialogProps } from './task-page';

const purchaseDialog = lazyScreen<TaskDialogProps>('task-purchase', async () => {
  const { PurchaseDialog } = await import(
    /* webpackChunkName: "task-purchase" */ './purchase/purchase-dialog'
  );
  return PurchaseDialog;
});

/** Dialogs by the id of the task that opens in one, over the list; the same task has a page for its address. */
export const taskDialogs: Readonly<Record<string, ComponentType<TaskDialogProps>>> = {
  purchase: purchaseDialog,
};
