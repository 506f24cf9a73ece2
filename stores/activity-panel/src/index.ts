export { toPanelPage } from './page';
export type { PanelPage } from './page';
export type { PanelState } from './slice';
export { activityPanelStore } from './store';
export { getVisibleTabs } from './visible-tabs';
export type { PanelContext, PanelTab } from './visible-tabs';
