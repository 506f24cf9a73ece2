import { useCallback, useDeferredValue } from 'react';
import { updateQueryString } from '@admin/navigation';
import { TAB_IDS } from '../form';
import type { FormKey } from '@admin/store-product';
import { useClassicTabs, useExtensionTabs, type PlacedSection } from '../extend';
import { getTabTitle } from './tab-titles';

export interface ShownTab {
  id: string;
  title: string;
  sections: readonly PlacedSection[];
}

/** Returns the visible tabs in order, and a function to select one. */
export function useTabs(formKey: FormKey, sections: readonly PlacedSection[], wanted: string | undefined) {
  const added = useExtensionTabs();
  const classic = useClassicTabs(formKey);
  const ids = new Set<string>([...TAB_IDS, ...added.map(({ id }) => id)]);
  const titles = [
    ...TAB_IDS.map((id) => ({ id: id as string, title: getTabTitle(id) })),
    ...added.map(({ id, title }) => ({ id, title })),
    ...classic.filter(({ id }) => !ids.has(id)),
  ];
  const filled = new Set(classic.map(({ id }) => id));
  const tabs: ShownTab[] = titles
    .map(({ id, title }) => ({ id, title, sections: sections.filter(({ tab }) => tab === id) }))
    .filter((tab) => tab.sections.length > 0 || filled.has(tab.id));
  const current = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  // The selected tab is highlighted at once; its content is deferred, so that the page stays responsive.
  const drawnId = useDeferredValue(current?.id);
  const drawn = tabs.find(({ id }) => id === drawnId) ?? current;
  const goTo = useCallback((tab: string) => updateQueryString({ tab }), []);
  return { tabs, current, drawn, goTo };
}
