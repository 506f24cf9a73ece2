import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import { useCapability } from '@admin/store-user';
import { Button, ErrorBoundary } from '@admin/ui';
import { useIsIdle } from '../../use-is-idle';
import { getContent } from '../contents/contents';
import { tabId } from './tab-id';

interface ContentTabButtonProps {
  name: string;
  isOpen: boolean;
  onPress: () => void;
}

/** Opens the panel with the tab's content, or closes it. */
export function ContentTabButton({ name, isOpen, onPress }: ContentTabButtonProps) {
  const content = getContent(name);
  if (!content) return null;
  return (
    <Button
      id={tabId(name)}
      className="sa-panel-tab"
      variant="tertiary"
      icon={content.icon}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `activity-panel-${name}` : undefined}
      onClick={onPress}
    >
      <span className="sa-panel-tab__label">{content.title}</span>
      {name === 'activity' && <LazyUnreadMark />}
    </Button>
  );
}

const UnreadMark = lazyScreen<object>('panel-unread', async () => {
  const chunk = await import(/* webpackChunkName: "panel-unread" */ './unread-mark');
  return chunk.UnreadMark;
});

/** Loads the unread mark when the browser is idle, for users who can read messages. */
function LazyUnreadMark() {
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
