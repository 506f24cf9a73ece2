import { Containment, type Owner } from '../containment';
import { setContainment, type FailureBoundaryProps } from '../failure-boundary';
import { filterSwitch, findClassicOwner, applyClassicSwitches, pluginSwitch, getVendor } from './classic';

/**
 * Shows a message in place of crashed content of classic extensions, like for contributions of typed ones.
 * @returns a function that stops it
 */
export const containClassic = (): (() => void) => setContainment(ClassicContainment);

function ClassicContainment({ source, children, ...origin }: FailureBoundaryProps) {
  return (
    <Containment
      source={source}
      findOwner={() => findOwner(origin)}
      // Content that crashed too often is removed, as by its switch.
      onSwitchedOff={applyClassicSwitches}
    >
      {children}
    </Containment>
  );
}

function findOwner({ plugin, filter }: Pick<FailureBoundaryProps, 'plugin' | 'filter'>): Owner | undefined {
  if (plugin !== undefined) return { title: plugin, name: pluginSwitch(plugin) };
  if (!filter) return undefined;
  const { hook, isMeant, details } = filter;
  const namespace = findClassicOwner(hook, {}, isMeant, details);
  if (namespace === undefined) return undefined;
  const title = getVendor(namespace);
  return { title, name: filterSwitch(title, hook) };
}
