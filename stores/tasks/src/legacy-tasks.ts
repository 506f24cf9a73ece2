import type { ReactNode } from 'react';
import { filterList, reportExtensionFailure } from '@admin/extensions';
import { isRecord } from '@admin/http';

/** The platform's older filter for tasks of client-side code. */
export const TASKS_FILTER = 'woocommerce_admin_onboarding_task_list';

/** A task that client-side code adds by the older filter (extension API, section 1.3). */
export interface LegacyTask {
  key: string;
  title?: string;
  content?: string;
  additionalInfo?: string;
  time?: string;
  level?: number;
  completed?: boolean;
  visible?: boolean;
  isDismissable?: boolean;
  allowRemindMeLater?: boolean;
  /** Its list; `extended` if omitted. */
  type?: string;
  /** The task's page. */
  container?: ReactNode;
  onClick?: () => void;
  onDelete?: () => void;
  onDismiss?: () => void;
  remindMeLater?: () => void;
}

/** A legacy task in the format sent to the server. */
export interface ExtendedTask {
  id: string;
  list_id: string;
  title: string;
  content: string;
  additional_info: string;
  time: string;
  level: number;
  can_view: boolean;
  is_complete: boolean;
  is_dismissable: boolean;
  is_snoozeable: boolean;
}

/** Pages and callbacks by task id, since the state must be serializable. */
let legacyTasks: ReadonlyMap<string, LegacyTask> = new Map();

/** The page and callbacks of a task that was added by the older filter. */
export const getLegacyTask = (id: string): LegacyTask | undefined => legacyTasks.get(id);

/** Applies the filter, every time the lists are read. */
export function collectLegacyTasks(): readonly LegacyTask[] {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  const valid = filterList(TASKS_FILTER, () => [], isLegacyTask, query);
  legacyTasks = new Map(valid.map((task) => [task.key, task]));
  return valid;
}

/** Notifies a legacy task of a user action; an exception in its callback is ignored. */
export function notifyLegacyTask(id: string, callback: 'onDismiss' | 'remindMeLater'): void {
  try {
    legacyTasks.get(id)?.[callback]?.();
  } catch (error) {
    reportExtensionFailure({ source: `${callback} of task "${id}"`, error });
  }
}

export const toExtendedTask = (task: LegacyTask): ExtendedTask => ({
  id: task.key,
  list_id: task.type ?? 'extended',
  title: task.title ?? '',
  content: task.content ?? '',
  additional_info: task.additionalInfo ?? '',
  time: task.time ?? '',
  level: task.level ?? 3,
  can_view: task.visible ?? true,
  is_complete: task.completed ?? false,
  is_dismissable: task.isDismissable ?? false,
  is_snoozeable: task.allowRemindMeLater ?? false,
});

const isLegacyTask = (task: unknown): task is LegacyTask =>
  isRecord(task) && typeof task['key'] === 'string' && task['key'] !== '';
