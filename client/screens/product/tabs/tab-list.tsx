import { __ } from '@wordpress/i18n';
import { Icon, Tabs, VisuallyHidden } from '@admin/ui';
import type { ShownTab } from './use-tabs';
import './tab-list.css';

interface TabListProps {
  /** Prefix of the ids of tabs and panel. */
  id: string;
  tabs: readonly ShownTab[];
  current: string;
  /** Tabs with validation errors. */
  faulty: ReadonlySet<string>;
  onChange: (tab: string) => void;
}

/** Tabs of the form with arrow key navigation; scrollable if the window is too narrow. */
export const TabList = ({ id, tabs, current, faulty, onChange }: TabListProps) => (
  <Tabs
    id={id}
    label={__('Product tabs', 'store-admin')}
    tabs={tabs.map((tab) => ({
      key: tab.id,
      content: (
        <>
          {tab.title}
          {faulty.has(tab.id) && (
            <>
              <Icon name="error" size={16} />
              <VisuallyHidden>{__('has errors', 'store-admin')}</VisuallyHidden>
            </>
          )}
        </>
      ),
    }))}
    current={current}
    onChange={onChange}
    panelId={`${id}-panel`}
    className="sa-product-tabs"
    tabClassName="sa-product-tabs__tab"
  />
);
