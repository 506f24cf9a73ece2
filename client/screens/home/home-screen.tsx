import { useEffect, useRef, type RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { isTaskListComplete, useTaskLists, type TaskList } from '@admin/store-tasks';
import { Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { ExtendedList } from './extended-list/extended-list';
import { HiddenLists } from './hidden-lists';
import { SetupList } from './setup-list/setup-list';
import { SlotOr } from './slot-or';
import { useFreshTaskLists } from './use-fresh-task-lists';
import './home-screen.css';

/** Rows of the card that stands in for the lists while they load (product specification, section 9). */
const PLACEHOLDER_ROWS = 5;

export function HomeScreen() {
  return (
    <div className="sa-home">
      <SlotOr name="woocommerce_homescreen_experimental_header_banner_item" />
      <SlotOr name="experimental_woocommerce_wcpay_feature" />
      <TaskLists />
    </div>
  );
}

function TaskLists() {
  const { lists, failure, now, retry } = useTaskLists();
  useFreshTaskLists(lists !== undefined);

  const known = lists?.filter(isOfHome) ?? [];
  const shown = known.filter((list) => isShown(list, now));
  const container = useFocusKept(shown.length);

  if (!lists && failure) {
    return (
      <Card>
        <ErrorState
          title={__('The setup list could not be loaded', 'woocommerce')}
          message={failure.message}
          onRetry={retry}
        />
      </Card>
    );
  }
  if (!lists) return <PlaceholderCard rows={PLACEHOLDER_ROWS} />;
  return (
    <div ref={container} className="sa-home__lists" tabIndex={-1}>
      {shown.map((list) =>
        list.id === 'setup' ? (
          <SetupList key={list.id} list={list} now={now} />
        ) : (
          <ExtendedList key={list.id} list={list} now={now} />
        ),
      )}
      {shown.length === 0 && <NothingToDo />}
      <HiddenLists lists={known.filter(({ isHidden }) => isHidden)} />
    </div>
  );
}

function NothingToDo() {
  return (
    <Card>
      <EmptyState icon="success" title={__('There is nothing to do here', 'woocommerce')} />
    </Card>
  );
}

/** Lists of a former layout repeat the tasks of `setup` and `extended`; the secret one is never shown. */
const isOfHome = ({ id }: TaskList): boolean => !id.endsWith('_two_column') && id !== 'secret_tasklist';

/** The setup list stays when it is complete, to say so. */
function isShown(list: TaskList, now: number | undefined): boolean {
  if (list.isHidden || !list.isVisible) return false;
  return list.id === 'setup' || list.keepCompletedTaskList || !isTaskListComplete(list, now);
}

/** Keeps the focus of a list that goes, so that the keyboard goes on from here and not from the top of the page. */
function useFocusKept(count: number): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(count);
  useEffect(() => {
    const hasLess = count < previous.current;
    previous.current = count;
    if (hasLess && document.activeElement === document.body) container.current?.focus();
  }, [count]);
  return container;
}
