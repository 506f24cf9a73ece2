export {
  getNewPath,
  getPath,
  getQuery,
  isWCAdmin,
  navigateAfter,
  navigateTo,
  isDashboardUrl,
  parseAdminUrl,
  safeUrl,
  updateQueryString,
} from './addresses';
export { setRenderedByDashboard } from './rendered-by-dashboard';
export { getHistory } from './history';
export type { Location } from './history';
export { addHistoryListener } from './history-listener';
export { useConfirmUnsavedChanges, useLocationValue, useLocation, usePathname, useQuery } from './hooks';
export { isPlainClick, Link } from './link';
export type { LinkProps, LinkType } from './link';
export {
  getCarriedQuery,
  getPersistedQuery,
  getQueryExcludedScreens,
  getScreenFromPath,
  pathIsExcluded,
} from './persisted-query';
export { parseQuery, stringifyQuery } from './query';
export type { Query, QueryChange } from './query';
export { ChunkLoadError, lazyScreen } from './lazy-screen';
