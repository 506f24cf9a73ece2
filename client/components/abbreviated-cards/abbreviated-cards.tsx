import { Suspense, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Slot } from '@admin/extensions';
import { lazyScreen } from '@admin/navigation';
import { getSetupStage, getVisibleTasks, useTaskLists, type Task } from '@admin/store-tasks';
import { AbbreviatedCard } from './abbreviated-card';
import './abbreviated-cards.css';

/** The counts of orders, reviews and products are loaded only once setup no longer comes first. */
const PendingWorkCards = lazyScreen<object>('pending-work-cards', async () => {
  const chunk = await import(/* webpackChunkName: "pending-work-cards" */ './pending-work-cards');
  return chunk.PendingWorkCards;
});

interface AbbreviatedCardsProps {
  /** Whether to show cards for orders, reviews and stock; the home screen shows them in detail. */
  hasPendingWork: boolean;
}

/**
 * Short cards of pending work, each with a link to its place on the home screen. Cards without pending work are hidden.
 * Cards for orders, reviews and stock are shown once setup is complete or hidden.
 */
export function AbbreviatedCards({ hasPendingWork }: AbbreviatedCardsProps) {
  const { lists, now } = useTaskLists();
  if (!lists) return null;
  const extended = lists.find(({ id }) => id === 'extended');
  const setup = lists.find(({ id }) => id === 'setup');
  // Cards of extensions are shown while the extended task list is visible.
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
      title={__('Things to do next', 'store-admin')}
      count={left}
      /* translators: %d: number of tasks */
      text={sprintf(_n('%d task is left', '%d tasks are left', left, 'store-admin'), left)}
    />
  );
}
