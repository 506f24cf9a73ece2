import { useSelect } from '@admin/data';
import { useLocation } from '@admin/navigation';
import { getVisibleTabs, toPanelPage, type PanelPage, type PanelTab } from '@admin/store-activity-panel';
import { getProgress, getProgressQuarters, tasksStore, useServerTime } from '@admin/store-tasks';
import { useCapability } from '@admin/store-user';
import { useSetupListTiming } from '../use-setup-list';

interface Tabs {
  page: PanelPage;
  tabs: readonly PanelTab[];
  /** How much of the setup icon is filled. */
  quarters: number;
}

/** The tabs of the present page, in their order. */
export function useTabs(isEmbedded: boolean): Tabs {
  useLocation(); // Says that the address changed; the page is told from all of it.
  const page = toPanelPage(window.location, isEmbedded);
  const canManage = useCapability('manage_woocommerce');
  const { isDue } = useSetupListTiming();
  const now = useServerTime();
  // Pages without the setup tab have no use for the list.
  const needsList = isDue && canManage && !page.isHome && !page.isProductEditor;
  const setupList = useSelect(
    (select) => (needsList ? select(tasksStore).getTaskList('setup') : undefined),
    [needsList],
  );
  return {
    page,
    tabs: getVisibleTabs(page, { canManage, setupList, now }),
    quarters: setupList ? getProgressQuarters(getProgress(setupList, now)) : 0,
  };
}
