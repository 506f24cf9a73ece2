import { addFilter, removeFilter } from '../filters';
import { getSwitchedOff, isSwitchedOff, onSwitched } from '../switches/disabled-switches';
import { sortByOrder, KINDS, type Extension } from './definition';
import { isAllowed } from './extension-context';
import { toEntries } from './kinds/entries';
import { addFills } from './kinds/fills';
import { ownStore } from './owners';
import { placeTasks, toTaskDtos } from './kinds/task-lists';

const registered = new Map<string, Extension>();

/** All registered extensions, disabled or not. */
export const listRegistered = (): readonly Extension[] => [...registered.values()];

/**
 * Registers an extension defined by `defineExtension`, at any time; returns a function that unregisters it.
 * @throws {Error} naming the extension when it is there already
 */
export function registerExtension(extension: Extension): () => void {
  const { id } = extension;
  if (registered.has(id)) throw new Error(`Extension "${id}" is registered already.`);
  registered.set(id, extension);
  const forget = (extension.stores ?? []).map(({ store }) => ownStore(store.name, id));
  let switches = switchesOf(id);
  let remove = addContributions(extension);
  const stop = onSwitched(() => {
    // Unchanged contributions keep their state on the screen.
    if (switchesOf(id) === switches) return;
    switches = switchesOf(id);
    remove();
    remove = addContributions(extension);
  });
  return () => {
    // Another extension with the same id may have been registered since.
    if (registered.get(id) !== extension) return;
    registered.delete(id);
    stop();
    remove();
    for (const step of forget) step();
  };
}

/** The disabled switches of an extension, as text for comparison. */
const switchesOf = (id: string): string =>
  [...getSwitchedOff()].filter((name) => name === id || name.startsWith(`${id}/`)).join();

function addContributions(whole: Extension): () => void {
  const extension = withoutSwitchedOff(whole);
  const change = (hook: string, callback: (list: readonly unknown[]) => unknown[]) => {
    const namespace = `extension/${extension.id}`;
    addFilter(hook, namespace, callback);
    return () => void removeFilter(hook, namespace);
  };
  const entries = Object.entries(toEntries(extension)).filter(([, added]) => added.length > 0);
  const undo = [
    ...entries.map(([hook, added]) => change(hook, (list) => [...list, ...added.filter(isAllowed)])),
    ...(extension.tasks?.length
      ? [
          change('woocommerce_admin_onboarding_task_list', (list) => [...list, ...toTaskDtos(extension)]),
          change('store_admin_task_lists', (lists) => placeTasks(extension, lists)),
        ]
      : []),
    ...sortByOrder(extension.filters).map(({ id, hook, change: callback }) => {
      const namespace = `extension/${extension.id}/${id}`;
      addFilter(hook, namespace, callback);
      return () => void removeFilter(hook, namespace);
    }),
    addFills(extension),
  ];
  return () => {
    for (const step of undo) step();
  };
}

function withoutSwitchedOff(extension: Extension): Extension {
  const left = { ...extension };
  for (const kind of KINDS) {
    const items = extension[kind];
    const isOn = ({ id }: { id: string }) => !isSwitchedOff(extension.id, `${extension.id}/${kind}/${id}`);
    // Each list is replaced by its enabled items.
    if (items) Object.assign(left, { [kind]: items.filter(isOn) });
  }
  return left;
}
