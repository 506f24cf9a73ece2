import { createElement, type ComponentType } from 'react';
import { isFeatureEnabled } from '@admin/host';
import type { SetupStage } from '@admin/store-tasks';
import { AbbreviatedCards } from '../../../components';
import { Inbox } from '../../../inbox';
import { ActivitySection } from '../store-activity/activity-section';
import { StatsSection } from '../stats-overview/stats-section';
import { StoreLinksSection } from '../store-links/store-links-section';

/** A part of the home screen beside the task lists. */
export interface Section {
  id: string;
  /** Whether the section has a place on the screen, so far as setup has come. */
  isShown: (setup: SetupStage) => boolean;
  Content: ComponentType;
  /** Rows of the placeholder card. */
  placeholderRows: number;
}

/** The sections by their place on the screen. */
export interface Sections {
  /** What needs attention: above everything else once setup is complete or hidden. */
  activity: readonly Section[];
  /** At the top of the second column; where there is only one column, above the inbox. */
  figures: readonly Section[];
  /** In the first column, below all task lists. */
  inbox: readonly Section[];
  /** In the second column, or at the end where there is only one. */
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
  figures: [
    {
      id: 'figures',
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
    // Last, since only the answers tell how many of them there are.
    {
      id: 'waiting',
      isShown: (setup) => setup !== 'active',
      Content: WaitingSection,
      placeholderRows: 1,
    },
  ],
};
