import { useFills, type FillEntry } from '@admin/extensions';

/** What is in a slot, to decide whether to render around it: `useSlot('acme')?.fills?.length`. */
export const useSlot = (name: string): { readonly fills: readonly FillEntry[] } => ({
  fills: useFills(name),
});
