import { addAction, removeAction } from '@wordpress/hooks';
import { onExtensionFailure } from '../failures';
import { subscribe } from '../plugins';
import { KINDS, type Contributed, type Kind } from '../typed/definition';
import { listRegistered } from '../typed/register';
import { filterSwitch, listCallbacks, listPlugins, pluginSwitch, getVendor } from './classic';
import { onSwitched, type SwitchName } from './disabled-switches';

/** Something that an extension adds, and its switch. */
export interface ListedContribution {
  name: SwitchName;
  kind: Kind | 'plugins';
  /** What its author calls it. */
  title: string;
}

/** An extension, and its switch. */
export interface ListedExtension {
  name: SwitchName;
  title: string;
  contributions: readonly ListedContribution[];
}

/** Everything that changes the dashboard on this page, switched off or not, by title. */
export function listExtensions(): ListedExtension[] {
  return [...listTyped(), ...listClassic()].toSorted((one, other) => one.title.localeCompare(other.title));
}

let subscriptions = 0;

/** Tells when the list may be another one, or something went wrong. */
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

/** Those of the classic style say no more of themselves than the names they use. */
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
