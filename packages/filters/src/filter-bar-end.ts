import { createContext } from 'react';

/** A ref for the element at the end of the filter bar, where the page renders its own actions. */
export const FilterBarEndContext = createContext<((element: HTMLElement | null) => void) | undefined>(
  undefined,
);
