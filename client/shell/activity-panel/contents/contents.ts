import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import { lazyScreen } from '@admin/navigation';
import type { IconName } from '@admin/ui';
import type { ContentProps } from './content-props';

/** Content of a tab. Its code is loaded when the tab is first opened. */
interface PanelContent {
  title: string;
  icon: IconName;
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

/** Filter with which extensions add tabs after ours. */
export const TABS_FILTER = 'store_admin_activity_tabs';

export interface AddedTab extends PanelContent {
  id: string;
  capability?: string;
}

export const listAddedTabs = (): AddedTab[] => filterList(TABS_FILTER, () => [], isAddedTab);

/** Returns the content of a tab, or `undefined` if the tab is a link or its extension was removed. */
export function getContent(tab: string): PanelContent | undefined {
  switch (tab) {
    case 'activity':
      return { title: __('Activity', 'store-admin'), icon: 'inbox', Content: ActivityContent };
    case 'feedback':
      return { title: __('Feedback', 'store-admin'), icon: 'megaphone', Content: FeedbackContent };
    case 'help':
      return { title: __('Help', 'store-admin'), icon: 'help', Content: HelpContent };
    default:
      return listAddedTabs().find(({ id }) => id === tab);
  }
}

function isAddedTab(value: unknown): value is AddedTab {
  const { id, title, Content } = Object(value);
  return typeof id === 'string' && typeof title === 'string' && typeof Content === 'function';
}
