import type { StoreDatabase } from '../../database';
import { isMap } from '../../rest';
import { getOption, setOption, getPreferences } from '../../site';
import type { User } from '../../accounts';

const DISMISSED = 'woocommerce_task_list_dismissed_tasks';
const ACTIONED = 'woocommerce_task_list_tracked_completed_actions';
const HIDDEN = 'woocommerce_task_list_hidden_lists';
const SNOOZED = 'woocommerce_task_list_remind_me_later_tasks';
const KEPT = 'woocommerce_task_list_keep_completed';

/** Separate options that older extensions read. */
const OLDER_HIDDEN: Readonly<Record<string, string>> = {
  setup: 'woocommerce_task_list_hidden',
  extended: 'woocommerce_extended_task_list_hidden',
};

/** The state of tasks and lists, apart from completion. */
export interface TaskState {
  isDismissed(taskId: string): boolean;
  isActioned(taskId: string): boolean;
  /** When the task's snooze ends, in milliseconds since 1970; `null` if it isn't snoozed. */
  snoozedUntil(taskId: string): number | null;
  isVisited(taskId: string): boolean;
  isHidden(hiddenId: string): boolean;
  isKept: boolean;
}

export function readTaskState(db: StoreDatabase, user: User, now: Date): TaskState {
  const dismissed = readNames(db, DISMISSED);
  const actioned = readNames(db, ACTIONED);
  const hidden = readNames(db, HIDDEN);
  const snoozed = readMap(getOption(db, SNOOZED));
  const visits = readMap(parse(getPreferences(db, user.id)['task_list_tracked_started_tasks']));
  return {
    isDismissed: (id) => dismissed.includes(id),
    isActioned: (id) => actioned.includes(id),
    snoozedUntil(id) {
      const until = Object.hasOwn(snoozed, id) ? Number(snoozed[id]) : NaN;
      return until > now.getTime() ? until : null;
    },
    isVisited: (id) => Object.hasOwn(visits, id),
    isHidden: (id) => hidden.includes(id),
    isKept: getOption(db, KEPT) === 'yes',
  };
}

export function setDismissed(db: StoreDatabase, taskId: string, isDismissed: boolean): void {
  setListed(db, DISMISSED, taskId, isDismissed);
}

export function setActioned(db: StoreDatabase, taskId: string): void {
  setListed(db, ACTIONED, taskId, true);
}

export function setHidden(db: StoreDatabase, hiddenId: string, isHidden: boolean): void {
  setListed(db, HIDDEN, hiddenId, isHidden);
  const older = OLDER_HIDDEN[hiddenId];
  if (older) setOption(db, older, isHidden ? 'yes' : 'no');
}

/** @param until `undefined` wakes the task. */
export function setSnoozed(db: StoreDatabase, taskId: string, until: Date | undefined): void {
  const others = Object.entries(readMap(getOption(db, SNOOZED))).filter(([id]) => id !== taskId);
  const entries = until ? [...others, [taskId, until.getTime()] as const] : others;
  setOption(db, SNOOZED, Object.fromEntries(entries));
}

function setListed(db: StoreDatabase, option: string, name: string, isListed: boolean): void {
  const others = readNames(db, option).filter((other) => other !== name);
  setOption(db, option, isListed ? [...others, name] : others);
}

/** Administrators can write options directly, so their content can be anything. */
function readNames(db: StoreDatabase, option: string): string[] {
  const value = getOption(db, option);
  const items = Array.isArray(value) ? value : Object.values(readMap(value));
  return items.filter((item) => typeof item === 'string');
}

function readMap(value: unknown): Readonly<Record<string, unknown>> {
  return isMap(value) ? value : {};
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json || '{}');
  } catch {
    return {};
  }
}
