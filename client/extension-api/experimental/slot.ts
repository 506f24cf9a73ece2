import { useFills, type FillEntry } from '@admin/extensions';

/** Returns the fills of a slot, to decide whether to render around it: `useSlot('acme')?.fills?.length`. */
export const useSlot = (name: string): { readonly fills: readonly FillEntry[] } => ({
  fills: useFills(name),
});
