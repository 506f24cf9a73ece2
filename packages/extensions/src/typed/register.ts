import { addFilter, removeFilter } from '../filters';
import type { Extension } from './definition';
import { toEntries } from './kinds/entries';
import { addFills } from './kinds/fills';
import { placeTasks, toToldTasks } from './kinds/task-lists';

const registered = new Set<string>();

/**
 * Adds what `defineExtension` checked, at any time; gives back the function that takes all of it away.
 * @throws {Error} naming the extension when it is there already
 */
export function registerExtension(extension: Extension): () => void {
  const { id } = extension;
  if (registered.has(id)) throw new Error(`Extension "${id}" is registered already.`);
  registered.add(id);
  const undo = addContributions(extension);
  return () => {
    for (const step of undo.splice(0)) step();
    registered.delete(id);
  };
}

function addContributions(extension: Extension): (() => void)[] {
  const entries = Object.entries(toEntries(extension)).filter(([, added]) => added.length > 0);
  const change = (hook: string, callback: (list: readonly unknown[]) => unknown[]) => {
    const namespace = `extension/${extension.id}`;
    addFilter(hook, namespace, callback);
    return () => void removeFilter(hook, namespace);
  };
  return [
    ...entries.map(([hook, added]) => change(hook, (list) => [...list, ...added])),
    ...(extension.tasks
      ? [
          change('woocommerce_admin_onboarding_task_list', (list) => [...list, ...toToldTasks(extension)]),
          change('store_admin_task_lists', (lists) => placeTasks(extension, lists)),
        ]
      : []),
    addFills(extension),
  ];
}
