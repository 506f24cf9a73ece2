import { createContext } from 'react';

/**
 * Takes the element at the end of a report's bar of filters, where the page puts actions of its own; `null` once it is
 * gone. Without it a bar has no such place.
 */
export const FilterBarEndContext = createContext<((element: HTMLElement | null) => void) | undefined>(
  undefined,
);
