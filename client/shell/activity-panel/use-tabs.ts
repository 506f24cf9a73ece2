import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { useLocationValue } from '@admin/navigation';
import { useFilterChanges } from '@admin/extensions';
import { getVisibleTabs, toPanelPage, type PanelPage } from '@admin/store-activity-panel';
import { getProgress, getProgressQuarters, tasksStore, useServerTime } from '@admin/store-tasks';
import { useCan } from '@admin/store-user';
import { useSetupListTiming } from '../use-setup-list';
import { listAddedTabs, TABS_FILTER } from './contents/contents';

interface Tabs {
  page: PanelPage;
  tabs: readonly string[];
  /** Number of filled quarters of the setup icon. */
  quarters: number;
}

/** Returns the tabs of the current page, in order. */
export function useTabs(isEmbedded: boolean): Tabs {
  // As a string, so that changing the order or page of a table doesn't cause a render.
  const pageJson = useLocationValue(() => JSON.stringify(toPanelPage(window.location, isEmbedded)));
  const page = useMemo(() => JSON.parse(pageJson) as PanelPage, [pageJson]);
  useFilterChanges(TABS_FILTER);
  const can = useCan();
  const canManage = can('manage_woocommerce');
  const { isDue } = useSetupListTiming();
  const now = useServerTime();
  // Pages without the setup tab don't need the list.
  const needsList = isDue && canManage && !page.isHome && !page.isProductEditor;
  const setupList = useSelect(
    (select) => (needsList ? select(tasksStore).getTaskList('setup') : undefined),
    [needsList],
  );
  const added = listAddedTabs().filter(({ capability }) => capability === undefined || can(capability));
  return {
    page,
    tabs: [
      ...getVisibleTabs(page, { canManage, setupList, now }),
      // The product editor shows no tabs of extensions.
      ...(page.isProductEditor ? [] : added.map(({ id }) => id)),
    ],
    quarters: setupList ? getProgressQuarters(getProgress(setupList, now)) : 0,
  };
}
