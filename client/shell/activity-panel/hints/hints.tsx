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

/** What points at a tab on some pages, after a while. The page can do without. */
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
