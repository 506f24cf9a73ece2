import {
  getCaller,
  list,
  requireCapabilityOr,
  oneOf,
  RestError,
  route,
  string,
  withoutDetails,
  UPDATE,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { TASK_LISTS } from './definitions';
import { extensionTasks } from './extension-tasks';
import { setActioned, setDismissed, setHidden, setSnoozed } from './state';
import { getTask, getTaskLists, getUnknownTask } from './queries';
import type { Task, TaskList } from './queries';
import { __ } from '../../i18n';

const TASKS = '/wc-admin/onboarding/tasks';
const HOUR_MS = 60 * 60 * 1000;
const DURATIONS = { day: 24 * HOUR_MS, hour: HOUR_MS, week: 7 * 24 * HOUR_MS };

const canRead = requireCapabilityOr('manage_woocommerce', 'woocommerce_rest_cannot_create', () =>
  __('Sorry, you are not allowed to retrieve onboarding tasks.', 'store-admin'),
);
const canSnooze = requireCapabilityOr('manage_woocommerce', 'woocommerce_rest_cannot_create', () =>
  __('Sorry, you are not allowed to snooze onboarding tasks.', 'store-admin'),
);
const canHide = requireCapabilityOr('manage_woocommerce', 'woocommerce_rest_cannot_update', () =>
  __('Sorry, you are not allowed to hide task lists.', 'store-admin'),
);

const ids = list(oneOf(TASK_LISTS.map(({ id }) => id)));

export const taskRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: TASKS,
    args: { ids },
    permission: canRead,
    handler: (request) => getTaskLists(request.context, getCaller(request), request.args.ids),
  }),
  route({
    method: 'POST',
    path: TASKS,
    args: { ids, extended_tasks: extensionTasks },
    permission: canRead,
    handler: (request) =>
      getTaskLists(request.context, getCaller(request), request.args.ids, request.args.extended_tasks),
  }),
  hideRoute('hide', true, 'woocommerce_rest_invalid_task_list'),
  hideRoute('unhide', false, 'woocommerce_tasks_invalid_task_list'),
  dismissRoute('dismiss', true),
  dismissRoute('undo_dismiss', false),
  route({
    method: 'POST',
    path: `${TASKS}/{id:slug}/snooze`,
    args: {
      duration: withDefault(withoutDetails(oneOf(['day', 'hour', 'week'])), 'day'),
      task_list_id: string(),
    },
    permission: canSnooze,
    handler(request) {
      const now = request.context.clock().getTime();
      return snooze(request, new Date(now + DURATIONS[request.args.duration]));
    },
  }),
  route({
    method: UPDATE,
    path: `${TASKS}/{id:slug}/undo_snooze`,
    permission: canSnooze,
    handler: (request) => snooze(request, undefined),
  }),
  route({
    method: UPDATE,
    path: `${TASKS}/{id:slug}/action`,
    permission: canRead,
    handler(request) {
      setActioned(request.context.db, request.param('id'));
      return taskOf(request);
    },
  }),
];

function hideRoute(verb: string, isHidden: boolean, code: string): Route {
  return route({
    method: UPDATE,
    path: `${TASKS}/{id:slug}/${verb}`,
    permission: canHide,
    handler(request): TaskList {
      const definition = TASK_LISTS.find(({ id }) => id === request.param('id'));
      if (!definition)
        throw new RestError(404, code, __('Sorry, that task list was not found', 'store-admin'));
      setHidden(request.context.db, definition.hiddenId, isHidden);
      const [hidden] = getTaskLists(request.context, getCaller(request), [definition.id]);
      if (!hidden) throw new Error(`The list ${definition.id} is gone.`);
      return hidden;
    },
  });
}

function dismissRoute(verb: string, isDismissed: boolean): Route {
  return route({
    method: UPDATE,
    path: `${TASKS}/{id:slug}/${verb}`,
    permission: canRead,
    handler(request) {
      refuse(
        request,
        ({ isDismissable }) => isDismissable,
        () => __('Sorry, no dismissable task with that ID was found.', 'store-admin'),
      );
      setDismissed(request.context.db, request.param('id'), isDismissed);
      return taskOf(request);
    },
  });
}

function snooze(request: RestRequest, until: Date | undefined): Task {
  refuse(
    request,
    ({ isSnoozeable }) => isSnoozeable,
    () => __('Sorry, no snoozeable task with that ID was found.', 'store-admin'),
  );
  setSnoozed(request.context.db, request.param('id'), until);
  return taskOf(request);
}

/** The store's own tasks define which actions they allow; an unknown ID belongs to an extension's task. */
function refuse(request: RestRequest, may: (task: Task) => boolean, message: () => string): void {
  const task = getTask(request.context, getCaller(request), request.param('id'));
  if (!task || may(task)) return;
  throw new RestError(404, 'woocommerce_rest_invalid_task', message());
}

function taskOf(request: RestRequest): Task {
  const [context, user, id] = [request.context, getCaller(request), request.param('id')] as const;
  return getTask(context, user, id) ?? getUnknownTask(context, user, id);
}
