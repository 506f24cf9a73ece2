import * as Ariakit from '@ariakit/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { isRtl } from './theme/is-rtl';

interface TabItem<K extends string> {
  key: K;
  content: ReactNode;
}

interface TabsProps<K extends string> {
  /** Prefix of the tabs' ids, followed by the key and `-tab`; panels use them in `aria-labelledby`. */
  id: string;
  label: string;
  tabs: readonly TabItem<K>[];
  current: K;
  onChange: (key: K) => void;
  /** Id of the current tab's panel. */
  panelId: string;
  className: string;
  tabClassName: string;
}

/** Tabs; arrow keys select the next one. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { id, label, tabs, current, onChange, panelId, className, tabClassName } = props;
  const getTabId = (key: string) => `${id}-${key}-tab`;
  useScrolledIntoView(getTabId(current), tabs.length);
  return (
    <Ariakit.TabProvider
      selectedId={getTabId(current)}
      setSelectedId={(tabId) => {
        const chosen = tabs.find(({ key }) => getTabId(key) === tabId);
        if (chosen && chosen.key !== current) onChange(chosen.key);
      }}
      rtl={isRtl()}
    >
      <Ariakit.TabList className={className} aria-label={label}>
        {tabs.map(({ key, content }) => (
          <Ariakit.Tab
            key={key}
            id={getTabId(key)}
            className={tabClassName}
            aria-controls={key === current ? panelId : undefined}
          >
            {content}
          </Ariakit.Tab>
        ))}
      </Ariakit.TabList>
    </Ariakit.TabProvider>
  );
}

/** Scrolls the tab list horizontally to the current tab, without scrolling the page. */
function useScrolledIntoView(tabId: string, tabCount: number): void {
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId);
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const edges = tab.getBoundingClientRect();
    const bounds = list.getBoundingClientRect();
    if (edges.left < bounds.left) list.scrollLeft -= bounds.left - edges.left;
    else if (edges.right > bounds.right) list.scrollLeft += edges.right - bounds.right;
  }, [tabId, tabCount]);
}
