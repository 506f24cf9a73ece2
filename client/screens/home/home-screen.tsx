import { __ } from '@wordpress/i18n';
import { SlotOr } from '@admin/extensions';
import { getSetupStage, useTaskLists } from '@admin/store-tasks';
import { Card, ErrorState, PlaceholderCard } from '@admin/ui';
import { DisplayMenu } from './display-menu/display-menu';
import { HomeColumns } from './layout/home-columns';
import { useHomepageLayout } from './layout/use-homepage-layout';
import { SectionGroup } from './sections/section-group';
import { useAddedSections } from './sections/use-added-sections';
import type { Sections } from './sections/sections';
import { TaskLists } from './task-lists';
import { useFreshTaskLists } from './use-fresh-task-lists';
import './home-screen.css';

/** Rows of the card that stands in for the lists while they load (product specification, section 9). */
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

const LoadingColumns = () => <HomeColumns first={<PlaceholderCard rows={PLACEHOLDER_ROWS} />} />;

function Columns({ sections }: { sections: Sections }) {
  const { lists, failure, now, retry } = useTaskLists();
  const { layout } = useHomepageLayout();
  useFreshTaskLists(lists);
  const added = useAddedSections();

  if (!lists && !failure) return <LoadingColumns />;
  // The rest of the screen is of use without the lists, too.
  const setup = lists
    ? getSetupStage(
        lists.find(({ id }) => id === 'setup'),
        now,
      )
    : 'active';
  const overview = [...sections.overview, ...added.second];
  const hasOverview = overview.some(({ isShown }) => isShown(setup));
  return (
    <HomeColumns
      areTwo={layout === 'two_columns'}
      first={
        <>
          {lists ? (
            <>
              <DisplayMenu lists={lists} now={now} setup={setup} />
              <TaskLists lists={lists} now={now} setup={setup} activity={sections.activity} />
            </>
          ) : (
            <Card>
              <ErrorState
                title={__('The setup list could not be loaded', 'woocommerce')}
                message={failure?.message}
                onRetry={retry}
              />
            </Card>
          )}
          <SectionGroup sections={[...sections.inbox, ...added.first]} setup={setup} />
        </>
      }
      second={hasOverview && <SectionGroup sections={overview} setup={setup} />}
    />
  );
}
