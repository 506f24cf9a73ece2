import { createElement, type ComponentType } from 'react';
import { isFeatureEnabled } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { SetupStage } from '@admin/store-tasks';

/** A part of the home screen beside the task lists. */
export interface Section {
  id: string;
  /** Whether the section has a place on the screen, so far as setup has come. */
  isShown: (setup: SetupStage) => boolean;
  /** In a chunk of its own, by `lazyScreen`; fetched once the task lists are on the screen. */
  Content: ComponentType;
  /** Rows of the card that stands in meanwhile. */
  placeholderRows: number;
}

/** Where sections stand, in the order in which they are read. */
export interface Sections {
  /** In the first column, between the setup list and the things to do next. */
  activity: readonly Section[];
  /** In the first column, below all task lists. */
  inbox: readonly Section[];
  /** In the second column, or at the end where there is but one. */
  overview: readonly Section[];
}

const ActivitySection = lazyScreen<object>('home-activity', async () => {
  const chunk = await import(/* webpackChunkName: "home-activity" */ '../activity/activity-section');
  return chunk.ActivitySection;
});

const InboxSection = lazyScreen<object>('home-inbox', async () => {
  const { Inbox } = await import(/* webpackChunkName: "home-inbox" */ '../../../activity');
  return Inbox;
});

const WaitingSection = lazyScreen<object>('home-waiting', async () => {
  const { AbbreviatedCards } = await import(/* webpackChunkName: "home-waiting" */ '../../../activity');
  return () => createElement(AbbreviatedCards, { hasDailyWork: false });
});

const FiguresSection = lazyScreen<object>('home-figures', async () => {
  const chunk = await import(/* webpackChunkName: "home-figures" */ '../figures/figures-section');
  return chunk.FiguresSection;
});

const StoreLinksSection = lazyScreen<object>('home-store-links', async () => {
  const chunk = await import(/* webpackChunkName: "home-store-links" */ '../store-links/store-links-section');
  return chunk.StoreLinksSection;
});

export const homeSections: Sections = {
  activity: [
    {
      id: 'activity',
      isShown: (setup) => setup === 'hidden',
      Content: ActivitySection,
      placeholderRows: 2,
    },
  ],
  inbox: [{ id: 'inbox', isShown: () => true, Content: InboxSection, placeholderRows: 12 }],
  overview: [
    {
      id: 'figures',
      isShown: () => isFeatureEnabled('analytics'),
      Content: FiguresSection,
      placeholderRows: 5,
    },
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
