import { InvalidArgument, isMap, list, optional, unexplained } from '../../rest';
import type { ExtensionTask } from './queries';

/**
 * The parameter `extended_tasks`: tasks that extensions brought along, in the platform's older spelling
 * (`is_dismissable`). An entry that does not say which list it belongs to spoils the call.
 */
export const extensionTasks = unexplained(list(optional(toExtensionTask)));

function toExtensionTask(entry: unknown): ExtensionTask {
  if (!isMap(entry)) throw new InvalidArgument();
  const listId = text(entry['list_id']);
  const id = text(entry['id']);
  if (!listId || !id) throw new InvalidArgument();
  return {
    listId,
    id,
    title: text(entry['title']) ?? '',
    content: text(entry['content']) ?? '',
    additionalInfo: text(entry['additional_info']) ?? null,
    time: text(entry['time']) ?? '',
    isComplete: entry['is_complete'] === true,
    canView: entry['can_view'] !== false,
    isDismissable: entry['is_dismissable'] === true,
    isSnoozeable: entry['is_snoozeable'] === true,
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
