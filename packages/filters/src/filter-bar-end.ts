import { createContext } from 'react';

/**
 * For pages around an extension's report: a ref callback for an element after the report's filters, where the page
 * renders its own actions. `ReportFilters` of the extension API calls it, `FilterBar` does not.
 */
export const FilterBarEndContext = createContext<((element: HTMLElement | null) => void) | undefined>(
  undefined,
);
