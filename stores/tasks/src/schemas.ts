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

/** What tasks bring along for their own pages; which members there are depends on the task. */
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

/** Two of one id could not be told apart, by clicks no more than by requests. */
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
    /** A word or two beside the title, such as how far it came; empty on hosts that have no such words. */
    badge: plainText,
    inProgressLabel: plainText,
    isInProgress: flag,
    /** Where the task is done, when not on a page of the dashboard. */
    actionUrl: textOrNull,
    /** How long it takes, in words. */
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
    /** Brought by client-side code through the older filter; `getLegacyTask` has its page. */
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

/** Lists whose entries are a bonus, so that the user may put them away and get them back. */
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
    /** The server's verdict; see `isTaskListComplete` for the one that counts edits in progress. */
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
    // As the server calls its own lists; an event must tell where it was.
    eventPrefix: list.eventPrefix || (id === 'setup' ? 'tasklist_' : `${id}_tasklist_`),
    keepCompletedTaskList: Boolean(list.keepCompletedTaskList),
  })),
);

/** Extensions add lists of their own to those of the server, as they came; entries that are none are left out. */
const TASK_LISTS_FILTER = 'store_admin_task_lists';

const AnyListSchema = v.looseObject({ id: nonEmptyText });

const isList = (entry: unknown): entry is v.InferInput<typeof AnyListSchema> => v.is(AnyListSchema, entry);

/** Whatever is no list or no task is left out, so that one bad entry of an extension costs only itself. */
export function parseTaskLists(payload: unknown) {
  const lists = v.parse(v.array(v.unknown()), payload).filter(isList);
  const filtered = filterList(TASK_LISTS_FILTER, () => lists, isList);
  return withoutRepeated(v.parse(tolerantList(TaskListSchema), filtered));
}

export const parseTask = v.parser(TaskSchema);
export const parseTaskList = v.parser(TaskListSchema);
