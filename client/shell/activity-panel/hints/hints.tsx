import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { PanelPage } from '@admin/store-activity-panel';
import { ErrorBoundary } from '@admin/ui';
import type { HelpHighlightProps } from './help-highlight';

const HelpHighlight = lazyScreen<HelpHighlightProps>('panel-help-highlight', async () => {
  const chunk = await import(/* webpackChunkName: "panel-help-highlight" */ './help-highlight');
  return chunk.HelpHighlight;
});

const FeedbackHint = lazyScreen<object>('panel-feedback-hint', async () => {
  const chunk = await import(/* webpackChunkName: "panel-feedback-hint" */ './feedback-hint');
  return chunk.FeedbackHint;
});

interface HintsProps {
  page: PanelPage;
  tabs: readonly string[];
}

/** Hints that point to a tab on some pages after a delay. The page works without them. */
export function Hints({ page: { task }, tabs }: HintsProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        {task && tabs.includes('help') && <HelpHighlight key={task} taskId={task} />}
        {tabs.includes('feedback') && <FeedbackHint />}
      </Suspense>
    </ErrorBoundary>
  );
}
