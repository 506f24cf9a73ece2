import { Fill, Slot } from '@admin/extensions';
import { createSlotFill, SlotFillProvider } from './slots';

/** `wp.components`, as much of it as extensions of the dashboard cannot do without. */
export const componentsNamespace = { createSlotFill, Fill, Slot, SlotFillProvider };
