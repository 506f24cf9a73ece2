import { defineStore } from '@admin/data';
import { activityPanelSlice, closed, settled, tabPressed, type PanelState } from './slice';

export const activityPanelStore = defineStore({
  name: 'activityPanel',
  reducer: activityPanelSlice.reducer,
  selectors: (state: PanelState) => ({
    getPhase: (): PanelState['phase'] => state.phase,

    /** The tab the panel shows; `null` when it is closed. */
    getOpenTab: (): string | null => state.tab,

    /** Whether to mark the tab as pressed; a closing tab is not. */
    isTabOpen: (tab: string): boolean => state.tab === tab && state.phase !== 'closing',
  }),
  actions: { pressTab: tabPressed, settlePanel: settled, closePanel: closed },
});

declare module '@admin/data' {
  interface StoreMap {
    activityPanel: typeof activityPanelStore;
  }
}
