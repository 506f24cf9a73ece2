import { createElement, type ComponentType } from 'react';
import { isFeatureEnabled } from '@admin/host';
import type { SetupStage } from '@admin/store-tasks';
import { AbbreviatedCards } from '../../../components';
import { Inbox } from '../../../inbox';
import { ActivitySection } from '../store-activity/activity-section';
import { StatsSection } from '../stats-overview/stats-section';
import { StoreLinksSection } from '../store-links/store-links-section';

/** A section of the home screen next to the task lists. */
export interface Section {
  id: string;
  /** Whether the section is shown at this stage of setup. */
  isShown: (setup: SetupStage) => boolean;
  Content: ComponentType;
  /** Rows of the placeholder card. */
  placeholderRows: number;
}

/** The sections by their place on the screen. */
export interface Sections {
  /** What needs attention: at the top once setup is complete or hidden. */
  activity: readonly Section[];
  /** At the top of the second column; in a one-column layout, above the inbox. */
  stats: readonly Section[];
  /** In the first column, below all task lists. */
  inbox: readonly Section[];
  /** In the second column, or at the end in a one-column layout. */
  overview: readonly Section[];
}

const NewestMessages = () => createElement(Inbox, { limit: 3 });

const WaitingSection = () => createElement(AbbreviatedCards, { hasPendingWork: false });

export const homeSections: Sections = {
  activity: [
    {
      id: 'activity',
      isShown: (setup) => setup !== 'active',
      Content: ActivitySection,
      placeholderRows: 2,
    },
  ],
  stats: [
    {
      id: 'stats',
      isShown: () => isFeatureEnabled('analytics'),
      Content: StatsSection,
      placeholderRows: 5,
    },
  ],
  inbox: [{ id: 'inbox', isShown: () => true, Content: NewestMessages, placeholderRows: 7 }],
  overview: [
    {
      id: 'store-links',
      isShown: (setup) => setup !== 'active',
      Content: StoreLinksSection,
      placeholderRows: 5,
    },
    // Last, since their number is known only from the responses.
    {
      id: 'waiting',
      isShown: (setup) => setup !== 'active',
      Content: WaitingSection,
      placeholderRows: 1,
    },
  ],
};
