import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch } from '@admin/data';
import { optionsStore, useOption } from '@admin/store-options';
import type { SetupStage, TaskList } from '@admin/store-tasks';
import { useIsDisplayMenuShown } from './display-menu/display-menu';
import { ExtendedList } from './extended-list/extended-list';
import { HiddenLists } from './hidden-lists';
import { isHomeTaskList, isHiddenByOwner, isSetup, isShown } from './home-lists';
import { SetupList } from './setup-list/setup-list';
import './task-lists.css';

interface TaskListsProps {
  lists: readonly TaskList[];
  /** Server time in milliseconds, if known. */
  now: number | undefined;
  setup: SetupStage;
}

/** The setup list, the other lists, and the buttons that restore hidden lists. */
export function TaskLists({ lists, now, setup }: TaskListsProps) {
  const homeLists = lists.filter(isHomeTaskList);
  const shown = homeLists.filter((list) => isShown(list, now));
  const setupList = shown.find(isSetup);
  const others = shown.filter((list) => !isSetup(list));
  const hasDisplayMenu = useIsDisplayMenuShown(setup);
  const container = useFocusKept(shown.length);
  usePromptShown(shown.length > 0);
  return (
    <div ref={container} className="sa-task-lists" tabIndex={-1}>
      {setupList && <SetupList list={setupList} now={now} />}
      {others.map((list) => (
        <ExtendedList key={list.id} list={list} now={now} />
      ))}
      {!hasDisplayMenu && <HiddenLists lists={homeLists.filter((list) => isHiddenByOwner(list, now))} />}
    </div>
  );
}

/** Saves that the user has seen the task lists, as WooCommerce's own client does. */
function usePromptShown(isShown: boolean): void {
  const { value } = useOption('woocommerce_task_list_prompt_shown');
  const { updateOptions } = useDispatch(optionsStore);
  const isDue = isShown && (value === false || value === '');
  const isTried = useRef(false);
  useEffect(() => {
    if (!isDue || isTried.current) return;
    isTried.current = true;
    // A failure needs no notice: the next visit tries again.
    updateOptions({ woocommerce_task_list_prompt_shown: true }).catch(() => undefined);
  }, [isDue, updateOptions]);
}

/** Keeps the focus when a list is removed, so that keyboard users don't return to the top of the page. */
function useFocusKept(count: number): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(count);
  useLayoutEffect(() => {
    const hasLess = count < previous.current;
    previous.current = count;
    if (hasLess && document.activeElement === document.body) container.current?.focus();
  }, [count]);
  return container;
}
