import { Fragment } from 'react';
import { __ } from '@wordpress/i18n';
import { SlotOr } from '@admin/extensions';
import { getSetupStage, useTaskLists } from '@admin/store-tasks';
import { Card, ErrorState, PlaceholderCard, useMediaQuery } from '@admin/ui';
import { DisplayMenu } from './display-menu/display-menu';
import { HomeColumns } from './layout/home-columns';
import { useHomepageLayout } from './layout/use-homepage-layout';
import { SectionGroup } from './sections/section-group';
import { useAddedSections } from './sections/use-added-sections';
import type { Section, Sections } from './sections/sections';
import { TaskLists } from './task-lists';
import { useFreshTaskLists } from './use-fresh-task-lists';
import './home-screen.css';

/** Rows of the placeholder card shown while the lists load (product specification, section 9). */
const PLACEHOLDER_ROWS = 5;

export function HomeScreen({ sections }: { sections: Sections }) {
  return (
    <div className="sa-home">
      <SlotOr name="woocommerce_homescreen_experimental_header_banner_item" />
      <SlotOr name="experimental_woocommerce_wcpay_feature" />
      <Columns sections={sections} />
    </div>
  );
}

function Columns({ sections }: { sections: Sections }) {
  const { lists, failure, now, retry } = useTaskLists();
  const { layout } = useHomepageLayout();
  const isNarrow = useMediaQuery('(width < 782px)');
  useFreshTaskLists(lists);
  const added = useAddedSections();

  if (!lists && !failure) return <HomeColumns first={<PlaceholderCard rows={PLACEHOLDER_ROWS} />} />;
  // The rest of the screen works without the lists.
  const setup = lists
    ? getSetupStage(
        lists.find(({ id }) => id === 'setup'),
        now,
      )
    : 'active';
  const overviewSections = [...sections.overview, ...added.second];
  const isSecondNeeded = [...sections.stats, ...overviewSections].some(({ isShown }) => isShown(setup));

  const group = (key: string, of: readonly Section[]) => (
    <SectionGroup key={key} sections={of} setup={setup} />
  );
  const activity = group('activity', sections.activity);
  const stats = group('stats', sections.stats);
  const inbox = group('inbox', [...sections.inbox, ...added.first]);
  const overview = group('overview', overviewSections);
  const taskLists = lists ? (
    <Fragment key="task-lists">
      <DisplayMenu lists={lists} now={now} setup={setup} />
      <TaskLists lists={lists} now={now} setup={setup} />
    </Fragment>
  ) : (
    <Card key="task-lists">
      <ErrorState
        title={__('The setup list could not be loaded', 'store-admin')}
        message={failure?.message}
        onRetry={retry}
      />
    </Card>
  );

  if (layout === 'two_columns' && isSecondNeeded && !isNarrow) {
    return <HomeColumns first={[activity, taskLists, inbox]} second={[stats, overview]} />;
  }
  const top = setup === 'active' ? [taskLists, stats] : [activity, stats, taskLists];
  return <HomeColumns first={[...top, inbox, overview]} />;
}
