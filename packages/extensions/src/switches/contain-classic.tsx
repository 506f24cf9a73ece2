import { Containment, type Owner } from '../containment';
import { setContainment, type FailureBoundaryProps } from '../failure-boundary';
import { filterSwitch, findClassicOwner, applyClassicSwitches, pluginSwitch, getVendor } from './classic';

/**
 * Has what scripts of the classic style show say in its place that it crashed, as contributions of the typed style do.
 * @returns the function which ends that
 */
export const containClassic = (): (() => void) => setContainment(ClassicContainment);

function ClassicContainment({ source, children, ...origin }: FailureBoundaryProps) {
  return (
    <Containment
      source={source}
      findOwner={() => findOwner(origin)}
      // What crashed too often is taken away as by its switch.
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
