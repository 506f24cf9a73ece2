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

/** Opens the panel at its content, and closes it there. */
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

/** Messages are asked after once the browser has time for it, for those who may read them. */
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
