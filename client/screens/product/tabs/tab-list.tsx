import { __ } from '@wordpress/i18n';
import { Icon, Tabs, VisuallyHidden } from '@admin/ui';
import type { ShownTab } from './use-tabs';
import './tab-list.css';

interface TabListProps {
  /** The ids of tabs and panel derive from it. */
  id: string;
  tabs: readonly ShownTab[];
  current: string;
  /** Tabs in which something keeps the product from being saved. */
  faulty: ReadonlySet<string>;
  onChange: (tab: string) => void;
}

/** The parts of the form; arrows lead from one to the next, as wide as the window or to be scrolled. */
export const TabList = ({ id, tabs, current, faulty, onChange }: TabListProps) => (
  <Tabs
    id={id}
    label={__('Product tabs', 'woocommerce')}
    tabs={tabs.map((tab) => ({
      key: tab.id,
      content: (
        <>
          {tab.title}
          {faulty.has(tab.id) && (
            <>
              <Icon name="error" size={16} />
              <VisuallyHidden>{__('has errors', 'woocommerce')}</VisuallyHidden>
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
