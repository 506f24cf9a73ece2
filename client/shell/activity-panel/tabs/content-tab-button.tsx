import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import { useCapability } from '@admin/store-user';
import { Button, ErrorBoundary, type IconName } from '@admin/ui';
import { useIsIdle } from '../../use-is-idle';
import { CONTENTS, type ContentTab } from '../contents/contents';
import { tabId } from './tab-id';

const ICONS: Record<ContentTab, IconName> = { activity: 'inbox', feedback: 'megaphone', help: 'help' };

interface ContentTabButtonProps {
  name: ContentTab;
  isOpen: boolean;
  onPress: () => void;
}

/** Opens the panel at its content, and closes it there. */
export function ContentTabButton({ name, isOpen, onPress }: ContentTabButtonProps) {
  return (
    <Button
      id={tabId(name)}
      className="sa-panel-tab"
      variant="tertiary"
      icon={ICONS[name]}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `activity-panel-${name}` : undefined}
      onClick={onPress}
    >
      <span className="sa-panel-tab__label">{CONTENTS[name].getTitle()}</span>
      {name === 'activity' && <LateUnreadMark />}
    </Button>
  );
}

const UnreadMark = lazyScreen<object>('panel-unread', async () => {
  const chunk = await import(/* webpackChunkName: "panel-unread" */ './unread-mark');
  return chunk.UnreadMark;
});

/** Messages are asked after once the browser has time for it, for those who may read them. */
function LateUnreadMark() {
  const isIdle = useIsIdle();
  const canManage = useCapability('manage_woocommerce');
  if (!isIdle || !canManage) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <UnreadMark />
      </Suspense>
    </ErrorBoundary>
  );
}
