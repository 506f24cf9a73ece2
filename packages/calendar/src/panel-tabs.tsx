import { __ } from '@wordpress/i18n';
import { Tabs } from '@admin/ui';

export type PanelTab = 'presets' | 'custom';

interface PanelTabsProps {
  /** The id of the panel. Ids of tabs are derived from it. */
  id: string;
  tab: PanelTab;
  onChange: (tab: PanelTab) => void;
}

export const PanelTabs = ({ id, tab, onChange }: PanelTabsProps) => (
  <Tabs
    id={id}
    label={__('Type of date range', 'store-admin')}
    tabs={[
      { key: 'presets', content: __('Presets', 'store-admin') },
      { key: 'custom', content: __('Custom', 'store-admin') },
    ]}
    current={tab}
    onChange={onChange}
    panelId={`${id}-${tab}`}
    className="sa-range__tabs"
    tabClassName="sa-range__tab"
  />
);
