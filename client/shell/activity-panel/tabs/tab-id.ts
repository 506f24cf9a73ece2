/** The ids of the tabs are public: extensions point at them. */
export const tabId = (tab: string): string => `activity-panel-tab-${tab}`;
