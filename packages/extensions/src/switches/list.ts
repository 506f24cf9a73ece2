import { addAction, removeAction } from '@wordpress/hooks';
import { onExtensionFailure } from '../failures';
import { subscribe } from '../plugins';
import { KINDS, type Contributed, type Kind } from '../typed/definition';
import { listRegistered } from '../typed/register';
import { filterSwitch, listCallbacks, listPlugins, pluginSwitch, getVendor } from './classic';
import { onSwitched, type SwitchName } from './disabled-switches';

/** A contribution of an extension, and its switch. */
export interface ListedContribution {
  name: SwitchName;
  kind: Kind | 'plugins';
  /** The author's title. */
  title: string;
}

/** An extension, and its switch. */
export interface ListedExtension {
  name: SwitchName;
  title: string;
  contributions: readonly ListedContribution[];
}

/** All extensions of the dashboard on this page, disabled or not, sorted by title. */
export function listExtensions(): ListedExtension[] {
  return [...listTyped(), ...listClassic()].toSorted((one, other) => one.title.localeCompare(other.title));
}

let subscriptions = 0;

/** Calls the listener when the list may have changed, or an error occurred. */
export function onExtensionsChanged(listener: () => void): () => void {
  const namespace = `store-admin/extensions-changed-${++subscriptions}`;
  addAction('hookAdded', namespace, listener);
  addAction('hookRemoved', namespace, listener);
  const stops = [subscribe(listener), onSwitched(listener), onExtensionFailure(listener)];
  return () => {
    removeAction('hookAdded', namespace);
    removeAction('hookRemoved', namespace);
    for (const stop of stops) stop();
  };
}

const listTyped = (): ListedExtension[] =>
  listRegistered().map((extension) => ({
    name: extension.id,
    title: extension.title,
    contributions: KINDS.flatMap((kind) => {
      const items: readonly (Contributed & { title?: string })[] = extension[kind] ?? [];
      return items.map((item) => ({
        name: `${extension.id}/${kind}/${item.id}`,
        kind,
        title: item.title ?? item.id,
      }));
    }),
  }));

/** For classic extensions, only the names they use are known. */
function listClassic(): ListedExtension[] {
  const found = new Map<string, Map<SwitchName, ListedContribution>>();
  const add = (vendor: string, contribution: ListedContribution) =>
    found.set(vendor, (found.get(vendor) ?? new Map()).set(contribution.name, contribution));
  for (const { hook, namespace } of listCallbacks()) {
    const vendor = getVendor(namespace);
    add(vendor, { name: filterSwitch(vendor, hook), kind: 'filters', title: hook });
  }
  for (const { name } of listPlugins()) add(name, { name: pluginSwitch(name), kind: 'plugins', title: name });
  return [...found].map(([vendor, contributions]) => ({
    name: vendor,
    title: vendor,
    contributions: [...contributions.values()],
  }));
}
