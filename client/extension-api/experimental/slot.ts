import { useFills, type FillEntry } from '@admin/extensions';

/** What stands in a slot, to decide whether to draw around it: `useSlot('acme')?.fills?.length`. */
export const useSlot = (name: string): { readonly fills: readonly FillEntry[] } => ({
  fills: useFills(name),
});
