export { useViews } from './hooks';
export { validateName } from './rules';
export { findDefault, getArrival, isShowing, listViews, toViewQuery } from './views';
export type { ViewContent } from './views';
