import { __, sprintf } from '@wordpress/i18n';
import type { Task, TaskList } from './types';

/**
 * The tasks to show: those that can be viewed, are not dismissed and are not put off.
 * @param now the server's time in milliseconds, where known; without it the server's verdict of the
 *   last reading decides, because the browser's clock may be wrong
 */
export function getVisibleTasks({ tasks }: Pick<TaskList, 'tasks'>, now?: number): Task[] {
  return tasks.filter((task) => task.canView && !task.isDismissed && !isPutOff(task, now));
}

function isPutOff({ isSnoozed, snoozedUntil }: Task, now?: number): boolean {
  if (!isSnoozed) return false;
  return now === undefined || snoozedUntil === null || snoozedUntil >= now;
}

/** When the next of the tasks that are put off comes back, by the server's clock; nothing when none does. */
export function getNextDue(lists: readonly Pick<TaskList, 'tasks'>[], now: number): number | undefined {
  const moments = lists
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ isSnoozed, snoozedUntil }) => (isSnoozed && snoozedUntil !== null ? snoozedUntil : []))
    .filter((moment) => moment >= now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** The task to do next: the first incomplete visible one, otherwise the last. */
export function getActiveTask(list: Pick<TaskList, 'tasks'>, now?: number): Task | undefined {
  const visible = getVisibleTasks(list, now);
  return visible.find(({ isComplete }) => !isComplete) ?? visible.at(-1);
}

/** The number on the badge of the host's menu: none when the list is hidden or complete. */
export function countRemainingTasks(list: TaskList | undefined, now?: number): number {
  if (!list || list.isHidden) return 0;
  return getVisibleTasks(list, now).filter(({ isComplete }) => !isComplete).length;
}

/** Every visible task is done. A list of which nothing is visible is as complete as the server says. */
export function isTaskListComplete(list: TaskList, now?: number): boolean {
  const visible = getVisibleTasks(list, now);
  return visible.length > 0 ? visible.every(({ isComplete }) => isComplete) : list.isComplete;
}

/** `hidden`: hidden by the owner, or not offered by the server. */
export type SetupStage = 'active' | 'complete' | 'hidden';

/** How far setup has come, for everything that waits for its end; `list` is the list `setup`. */
export function getSetupStage(list: TaskList | undefined, now?: number): SetupStage {
  if (!list || list.isHidden || !list.isVisible) return 'hidden';
  return isTaskListComplete(list, now) ? 'complete' : 'active';
}

export interface Progress {
  completed: number;
  total: number;
  /** Opened at least once, `store_details` aside. */
  visited: number;
}

export function getProgress(list: Pick<TaskList, 'tasks'>, now?: number): Progress {
  const visible = getVisibleTasks(list, now);
  return {
    completed: visible.filter(({ isComplete }) => isComplete).length,
    total: visible.length,
    visited: visible.filter(({ id, isVisited }) => isVisited && id !== 'store_details').length,
  };
}

/** The heading over the progress bar, with the thresholds of the product specification, section 9. */
export function getProgressTitle({
  completed,
  total,
  visited,
  siteTitle,
}: Progress & { siteTitle: string }): string {
  if (visited === 0 || completed === total) {
    return sprintf(
      /* translators: %s: title of the site */
      __('Welcome to %s', 'woocommerce'),
      siteTitle || __('your store', 'woocommerce'),
    );
  }
  if (completed <= 3) return __("Let's get you started", 'woocommerce');
  if (completed <= 5) return __('You are on the right track', 'woocommerce');
  return __('You are almost there', 'woocommerce');
}

/** How many quarters of the progress icon are filled: at the first task, at half and at three quarters. */
export function getProgressQuarters({
  completed,
  total,
}: Pick<Progress, 'completed' | 'total'>): 0 | 1 | 2 | 3 {
  if (total === 0 || completed <= 0) return 0;
  const share = completed / total;
  if (share >= 0.75) return 3;
  return share >= 0.5 ? 2 : 1;
}

/**
 * Whether to point at the help of a task: it was started more than once, is not done, and the hint was
 * not shown before.
 * @param starts how often it was started, from `task_list_tracked_started_tasks`
 * @param shown the preference `help_panel_highlight_shown`
 */
export const isHelpHighlighted = (
  { isComplete }: Pick<Task, 'isComplete'>,
  starts: number | undefined,
  shown: string | undefined,
): boolean => !isComplete && (starts ?? 0) > 1 && shown !== 'yes';
