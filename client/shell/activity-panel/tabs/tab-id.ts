/** The element ids of the tabs are public: extensions use them. */
export const tabId = (tab: string): string => `activity-panel-tab-${tab}`;
