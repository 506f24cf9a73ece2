import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { lazyScreen } from '@admin/navigation';
import type { PanelPage } from '@admin/store-activity-panel';

export interface ContentProps {
  /** Where the panel was opened. */
  page: PanelPage;
}

/** What a tab opens. Its code is fetched when it is first opened. */
interface PanelContent {
  getTitle: () => string;
  Content: ComponentType<ContentProps>;
}

const ActivityContent = lazyScreen<ContentProps>('panel-activity', async () => {
  const chunk = await import(/* webpackChunkName: "panel-activity" */ './activity-content');
  return chunk.ActivityContent;
});

const HelpContent = lazyScreen<ContentProps>('panel-help', async () => {
  const chunk = await import(/* webpackChunkName: "panel-help" */ './help/help-content');
  return chunk.HelpContent;
});

const FeedbackContent = lazyScreen<ContentProps>('panel-feedback', async () => {
  const chunk = await import(/* webpackChunkName: "panel-feedback" */ './feedback/feedback-content');
  return chunk.FeedbackContent;
});

export const CONTENTS = {
  activity: { getTitle: () => __('Activity', 'woocommerce'), Content: ActivityContent },
  feedback: { getTitle: () => __('Feedback', 'woocommerce'), Content: FeedbackContent },
  help: { getTitle: () => __('Help', 'woocommerce'), Content: HelpContent },
} satisfies Record<string, PanelContent>;

export type ContentTab = keyof typeof CONTENTS;

export const isContentTab = (tab: string): tab is ContentTab => Object.hasOwn(CONTENTS, tab);
