import { memo, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { activityPanelStore } from '@admin/store-activity-panel';
import { recordEvent } from '@admin/tracks';
import { Hints } from './hints/hints';
import { PanelSheet } from './panel-sheet';
import { Tab } from './tabs/tab';
import { useCloseOnLeave } from './use-close-on-leave';
import { useTabs } from './use-tabs';
import './panel.css';

/** The tabs of this page, each of which opens the panel below the header or is a link. */
export const Panel = memo(function Panel({ isEmbedded }: { isEmbedded: boolean }) {
  const { page, tabs, quarters } = useTabs(isEmbedded);
  const section = useRef<HTMLElement>(null);
  const { openTab, isClosing } = useSelect((select) => {
    const { getOpenTab, getPhase } = select(activityPanelStore);
    return { openTab: getOpenTab(), isClosing: getPhase() === 'closing' };
  }, []);
  const { pressTab, closePanel } = useDispatch(activityPanelStore);
  const close = () => void closePanel();
  useCloseOnLeave(section, openTab !== null && !isClosing, close);
  if (tabs.length === 0) return null;

  function press(tab: string) {
    if (openTab !== tab || isClosing) recordEvent('activity_panel_open', { tab });
    void pressTab(tab);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of whatever has the focus in here arrive here
    <section
      ref={section}
      id="woocommerce-activity-panel"
      className="woocommerce-layout__activity-panel"
      aria-label={__('Store Activity', 'store-admin')}
      onKeyDown={(event) => {
        // A menu or dialog inside the panel may have handled the key.
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <div className="woocommerce-layout__activity-panel-tabs">
        {tabs.map((tab) => (
          <Tab
            key={tab}
            name={tab}
            isOpen={openTab === tab && !isClosing}
            quarters={quarters}
            onPress={() => press(tab)}
          />
        ))}
      </div>
      <Hints page={page} tabs={tabs} />
      {openTab !== null && <PanelSheet tab={openTab} page={page} onClose={close} />}
    </section>
  );
});
