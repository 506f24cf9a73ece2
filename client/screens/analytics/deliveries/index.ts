export { DeliveriesDialog, type DeliveriesDialogProps } from './deliveries-dialog';
export type { ShownReport } from './to-content';
