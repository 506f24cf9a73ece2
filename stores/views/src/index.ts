export { useViews } from './hooks';
export { validateName } from './rules';
export { getArrival, isShowing, toViewQuery } from './views';
export type { ViewContent } from './views';
