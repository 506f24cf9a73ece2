import type { ComponentType } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { TaskDialogProps } from './task-page';

const purchaseDialog = lazyScreen<TaskDialogProps>('task-purchase', async () => {
  const { PurchaseDialog } = await import(
    /* webpackChunkName: "task-purchase" */ './purchase/purchase-dialog'
  );
  return PurchaseDialog;
});

/** Dialogs by task id, for tasks that open in a dialog above the list; the same task has a page for its address. */
export const taskDialogs: Readonly<Record<string, ComponentType<TaskDialogProps>>> = {
  purchase: purchaseDialog,
};
