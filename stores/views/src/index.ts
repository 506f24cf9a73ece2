export { useViews } from './hooks';
export { getArrival, isShowing, toViewQuery, validateName } from './views';
export type { ViewContent } from './views';
