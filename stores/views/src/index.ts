export { useViews } from './hooks';
export { getDefaultViewQuery, isActiveView, toViewQuery, validateName } from './views';
export type { ViewContent } from './views';
