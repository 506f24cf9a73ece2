import * as v from 'valibot';
import { list, shape, withoutDetails } from '../../rest';
import type { ExtensionTask } from './queries';

const id = v.pipe(v.string(), v.nonEmpty());
const text = v.fallback(v.string(), '');

const ExtensionTaskSchema = v.pipe(
  shape({
    list_id: id,
    id,
    title: text,
    content: text,
    additional_info: v.fallback(v.nullable(v.string()), null),
    time: text,
    is_complete: v.unknown(),
    can_view: v.unknown(),
    is_dismissable: v.unknown(),
    is_snoozeable: v.unknown(),
  }),
  v.transform((entry): ExtensionTask => ({
    listId: entry.list_id,
    id: entry.id,
    title: entry.title,
    content: entry.content,
    additionalInfo: entry.additional_info,
    time: entry.time,
    isComplete: entry.is_complete === true,
    canView: entry.can_view !== false,
    isDismissable: entry.is_dismissable === true,
    isSnoozeable: entry.is_snoozeable === true,
  })),
);

/**
 * The parameter `extended_tasks`: tasks of extensions, in WooCommerce's older spelling (`is_dismissable`). An entry
 * without its list makes the request invalid.
 */
export const extensionTasks = withoutDetails(list(ExtensionTaskSchema));
