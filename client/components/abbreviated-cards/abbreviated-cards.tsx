import { Suspense, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Slot } from '@admin/extensions';
import { lazyScreen } from '@admin/navigation';
import { getSetupStage, getVisibleTasks, useTaskLists, type Task } from '@admin/store-tasks';
import { AbbreviatedCard } from './abbreviated-card';
import './abbreviated-cards.css';

/** What counts orders, reviews and products is fetched when setup no longer comes first. */
const PendingWorkCards = lazyScreen<object>('pending-work-cards', async () => {
  const chunk = await import(/* webpackChunkName: "pending-work-cards" */ './pending-work-cards');
  return chunk.PendingWorkCards;
});

interface AbbreviatedCardsProps {
  /** Whether orders, reviews and stock have cards; the home screen has them at length. */
  hasPendingWork: boolean;
}

/**
 * What waits for the owner, in short: each card leads to its place on the home screen. What waits for nobody has no
 * card. The shop's daily work has its place there once setup is complete or hidden.
 */
export function AbbreviatedCards({ hasPendingWork }: AbbreviatedCardsProps) {
  const { lists, now } = useTaskLists();
  if (!lists) return null;
  const extended = lists.find(({ id }) => id === 'extended');
  const setup = lists.find(({ id }) => id === 'setup');
  // Extensions add theirs as long as the list they belong beside is shown.
  const isExtendedShown = extended !== undefined && !extended.isHidden && extended.isVisible;
  return (
    <ul className="sa-abbreviated-cards">
      {isExtendedShown && <ThingsToDo tasks={getVisibleTasks(extended, now)} />}
      {hasPendingWork && getSetupStage(setup, now) !== 'active' && (
        <Suspense>
          <PendingWorkCards />
        </Suspense>
      )}
      {isExtendedShown && <Slot name="AbbreviatedNotification">{toItems}</Slot>}
    </ul>
  );
}

const toItems = (fills: ReactNode[][]): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- fills have no names, and come and go at the end
  fills.map((fill, index) => <li key={index}>{fill}</li>);

function ThingsToDo({ tasks }: { tasks: readonly Task[] }) {
  const left = tasks.filter(({ isComplete }) => !isComplete).length;
  return (
    <AbbreviatedCard
      href="admin.php?page=wc-admin#extended_task_list"
      icon="check"
      title={__('Things to do next', 'woocommerce')}
      count={left}
      /* translators: %d: number of tasks */
      text={sprintf(_n('%d task is left', '%d tasks are left', left, 'woocommerce'), left)}
    />
  );
}
