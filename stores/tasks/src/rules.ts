import { __, sprintf } from '@wordpress/i18n';
import type { Task, TaskList } from './types';

/**
 * The visible tasks: viewable, not dismissed and not snoozed.
 * @param now the server's time in milliseconds, if known; otherwise the server's last `isSnoozed` is used, because the
 * browser's clock may be wrong
 */
export function getVisibleTasks({ tasks }: Pick<TaskList, 'tasks'>, now?: number): Task[] {
  return tasks.filter((task) => task.canView && !task.isDismissed && !isPutOff(task, now));
}

function isPutOff({ isSnoozed, snoozedUntil }: Task, now?: number): boolean {
  if (!isSnoozed) return false;
  return now === undefined || snoozedUntil === null || snoozedUntil >= now;
}

/** When the next snoozed task returns, by the server's clock; `undefined` if there is none. */
export function getNextDue(lists: readonly Pick<TaskList, 'tasks'>[], now: number): number | undefined {
  const moments = lists
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ isSnoozed, snoozedUntil }) => (isSnoozed && snoozedUntil !== null ? snoozedUntil : []))
    .filter((moment) => moment >= now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** The next task: the first incomplete visible one, otherwise the last. */
export function getActiveTask(list: Pick<TaskList, 'tasks'>, now?: number): Task | undefined {
  const visible = getVisibleTasks(list, now);
  return visible.find(({ isComplete }) => !isComplete) ?? visible.at(-1);
}

/** The number on the menu badge: 0 if the list is hidden or complete. */
export function countRemainingTasks(list: TaskList | undefined, now?: number): number {
  if (!list || list.isHidden) return 0;
  return getVisibleTasks(list, now).filter(({ isComplete }) => !isComplete).length;
}

/** Whether every visible task is complete. Without visible tasks, the server's value is used. */
export function isTaskListComplete(list: TaskList, now?: number): boolean {
  const visible = getVisibleTasks(list, now);
  return visible.length > 0 ? visible.every(({ isComplete }) => isComplete) : list.isComplete;
}

/** `hidden`: hidden by the user, or not offered by the server. */
export type SetupStage = 'active' | 'complete' | 'hidden';

/** The stage of setup; `list` is the list `setup`. */
export function getSetupStage(list: TaskList | undefined, now?: number): SetupStage {
  if (!list || list.isHidden || !list.isVisible) return 'hidden';
  return isTaskListComplete(list, now) ? 'complete' : 'active';
}

export interface Progress {
  completed: number;
  total: number;
  /** Tasks opened at least once, except `store_details`. */
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

/** The title above the progress bar, with the thresholds of the product specification, section 9. */
export function getProgressTitle({
  completed,
  total,
  visited,
  siteTitle,
}: Progress & { siteTitle: string }): string {
  if (visited === 0 || completed === total) {
    if (siteTitle === '') return __('Welcome to your store', 'store-admin');
    /* translators: %s: title of the site */
    return sprintf(__('Welcome to %s', 'store-admin'), siteTitle);
  }
  if (completed <= 3) return __("Let's get you started", 'store-admin');
  if (completed <= 5) return __('You are on the right track', 'store-admin');
  return __('You are almost there', 'store-admin');
}

/** How many quarters of the progress icon are filled: after the first task, at half and at three quarters. */
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
 * Whether to highlight the help of a task: started more than once, not complete, and the highlight was not shown
 * before.
 * @param starts how often it was started, from `task_list_tracked_started_tasks`
 * @param shown the preference `help_panel_highlight_shown`
 */
export const isHelpHighlighted = (
  { isComplete }: Pick<Task, 'isComplete'>,
  starts: number | undefined,
  shown: string | undefined,
): boolean => !isComplete && (starts ?? 0) > 1 && shown !== 'yes';
