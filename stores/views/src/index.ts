export { useViews } from './hooks';
export { MAX_NAME_LENGTH, validateName } from './rules';
export { findDefault, getArrival, isShowing, listViews, toViewQuery } from './views';
export type { ViewContent } from './views';
