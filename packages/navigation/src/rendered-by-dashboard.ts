import type { Query } from './query';

let check: (query: Query) => boolean = () => true;

/** Says which of the dashboard's own pages open without a page load, where the host draws some of them itself. */
export function setRenderedByDashboard(isDrawn: (query: Query) => boolean): void {
  check = isDrawn;
}

/** Whether the own page at an address is drawn by this dashboard. */
export const isRenderedByDashboard = (query: Query): boolean => check(query);
