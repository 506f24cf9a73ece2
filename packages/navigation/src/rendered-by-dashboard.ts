import type { Query } from './query';

let check: (query: Query) => boolean = () => true;

/** Sets which dashboard URLs open without a page load, where the host renders some of them. */
export function setRenderedByDashboard(isRendered: (query: Query) => boolean): void {
  check = isRendered;
}

/** Whether the dashboard renders the page at this URL. */
export const isRenderedByDashboard = (query: Query): boolean => check(query);
