import { filterList } from '@admin/extensions';
import { isRecord } from '@admin/http';
import {
  flag,
  listOrEmpty,
  nonEmptyText,
  numberOrNull,
  optional,
  phpObject,
  plainText,
  text,
  textOrNull,
  tolerantList,
} from '@admin/schemas';
import * as v from 'valibot';

/** Data for tasks' own pages; members depend on the task. */
export interface TaskData {
  hasHomepage?: boolean;
  hasProducts?: boolean;
  supportCustomLogo?: boolean;
  stylesheet?: string;
  themeMods?: { custom_logo?: number | string; [name: string]: unknown };
  avalaraActivated?: boolean;
  taxJarActivated?: boolean;
  /** Country codes. */
  woocommerceTaxCountries?: string[];
  [name: string]: unknown;
}

/** Ids must be unique, since tasks are addressed by id. */
const withoutRepeated = <T extends { id: string }>(entries: readonly T[]): T[] =>
  entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index);

export const TaskSchema = v.pipe(
  phpObject({
    id: nonEmptyText,
    parentId: text,
    title: plainText,
    /** HTML from the server, to be sanitized before it is shown. */
    content: text,
    /** HTML from the server, to be sanitized before it is shown. */
    additionalInfo: text,
    actionLabel: plainText,
    /** A short text beside the title, such as the progress; empty on hosts without it. */
    badge: plainText,
    inProgressLabel: plainText,
    isInProgress: flag,
    /** URL of the task, if it is not a page of the dashboard. */
    actionUrl: textOrNull,
    /** How long it takes, as text. */
    time: plainText,
    level: v.fallback(v.number(), 3),
    canView: v.fallback(v.boolean(), true),
    isComplete: flag,
    isActioned: flag,
    isDismissed: flag,
    isDismissable: flag,
    isSnoozed: flag,
    isSnoozeable: flag,
    /** Milliseconds since 1970, by the server's clock. */
    snoozedUntil: numberOrNull,
    isVisited: flag,
    isDisabled: flag,
    /** Added by client-side code with the older filter; `getLegacyTask` has its page. */
    isDeprecated: flag,
    additionalData: v.fallback(v.nullable(v.custom<TaskData>(isRecord)), null),
    eventPrefix: text,
    recordViewEvent: flag,
  }),
  v.transform(({ isInProgress, inProgressLabel, ...task }) => ({
    ...task,
    title: task.title || task.id,
    badge: isInProgress ? inProgressLabel : task.badge,
  })),
);

/** Optional lists that the user may hide and show again. */
const TOGGLEABLE = new Set(['extended', 'extended_two_column']);

export const TaskListSchema = v.pipe(
  phpObject({
    /** Such as `setup` or `extended`. */
    id: nonEmptyText,
    title: plainText,
    tasks: listOrEmpty(TaskSchema),
    isVisible: optional(v.boolean()),
    isHidden: flag,
    isToggleable: optional(v.boolean()),
    /** The server's value; `isTaskListComplete` also considers pending edits. */
    isComplete: flag,
    eventPrefix: text,
    displayProgressHeader: flag,
    keepCompletedTaskList: optional(v.union([v.boolean(), v.literal('yes')])),
  }),
  v.transform(({ id, ...list }) => ({
    ...list,
    id,
    tasks: withoutRepeated(list.tasks),
    isVisible: list.isVisible ?? !list.isHidden,
    /** The user may show and hide it from the display menu. */
    isToggleable: list.isToggleable ?? TOGGLEABLE.has(id),
    // The prefix that the server uses for its own lists; events must include their list.
    eventPrefix: list.eventPrefix || (id === 'setup' ? 'tasklist_' : `${id}_tasklist_`),
    keepCompletedTaskList: Boolean(list.keepCompletedTaskList),
  })),
);

/** Extensions add lists to those of the server; invalid entries are left out. */
const TASK_LISTS_FILTER = 'store_admin_task_lists';

const AnyListSchema = v.looseObject({ id: nonEmptyText });

const isList = (entry: unknown): entry is v.InferInput<typeof AnyListSchema> => v.is(AnyListSchema, entry);

/** Leaves out invalid lists and tasks, so that one bad entry of an extension does not affect others. */
export function parseTaskLists(payload: unknown) {
  const lists = v.parse(v.array(v.unknown()), payload).filter(isList);
  const filtered = filterList(TASK_LISTS_FILTER, () => lists, isList);
  return withoutRepeated(v.parse(tolerantList(TaskListSchema), filtered));
}

export const parseTask = v.parser(TaskSchema);
export const parseTaskList = v.parser(TaskListSchema);
