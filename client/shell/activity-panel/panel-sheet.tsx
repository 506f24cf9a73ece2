import { Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { activityPanelStore, type PanelPage } from '@admin/store-activity-panel';
import { Button, Spinner, useInert } from '@admin/ui';
import { ScreenBoundary } from '../boundary/screen-boundary';
import { focusHeading } from '../heading';
import { getContent } from './contents/contents';
import { tabId } from './tabs/tab-id';
import { useHeaderHeight } from './use-header-height';
import { useTransitionEnd } from './use-transition-end';

interface PanelSheetProps {
  tab: string;
  page: PanelPage;
  onClose: () => void;
}

/** Shows the content of a tab: beside the page if there is room, over it on small screens. */
export function PanelSheet({ tab, page, onClose }: PanelSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const phase = useSelect((select) => select(activityPanelStore).getPhase(), []);
  const { settlePanel } = useDispatch(activityPanelStore);
  const isClosing = phase === 'closing';
  useTransitionEnd(sheet, phase, tab, () => void settlePanel());
  useHeaderHeight(sheet);
  useInert(sheet, isClosing);
  usePanelFocus(sheet, tab, isClosing);
  const content = getContent(tab);
  if (!content) return null;
  const { title, Content } = content;

  return (
    <section
      ref={sheet}
      id={`activity-panel-${tab}`}
      className={`woocommerce-layout__activity-panel-wrapper is-${phase}`}
      aria-label={title}
      tabIndex={-1}
    >
      <div className="sa-panel-sheet__header">
        <h2 className="sa-panel-sheet__title">{title}</h2>
        <Button
          variant="tertiary"
          icon="close"
          aria-label={__('Close panel', 'store-admin')}
          onClick={onClose}
        />
      </div>
      <div key={tab} className="sa-panel-sheet__content">
        <ScreenBoundary name={tab}>
          <Suspense fallback={<Spinner />}>
            <Content page={page} />
          </Suspense>
        </ScreenBoundary>
      </div>
    </section>
  );
}

/** Moves the focus to the opened content, and back to its tab when it closes; if the tab is gone, to the page title. */
function usePanelFocus(sheet: RefObject<HTMLElement | null>, tab: string, isClosing: boolean): void {
  useLayoutEffect(() => {
    if (!isClosing) sheet.current?.focus({ preventScroll: true });
    else if (sheet.current?.contains(document.activeElement)) giveFocusBack(tab);
  }, [sheet, tab, isClosing]);
}

function giveFocusBack(tab: string): void {
  const button = document.getElementById(tabId(tab));
  if (button) button.focus({ preventScroll: true });
  else focusHeading();
}
