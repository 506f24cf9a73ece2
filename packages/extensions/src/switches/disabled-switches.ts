let disabledSwitches: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** `acme`, or one of its contributions: `acme/pages/list`. */
export type SwitchName = string;

export const getSwitchedOff = (): ReadonlySet<SwitchName> => disabledSwitches;

/** Disables the named extensions and contributions, and enables all others. */
export function setSwitchedOff(names: Iterable<SwitchName>): void {
  disabledSwitches = new Set(names);
  for (const listener of listeners) listener();
}

export const isSwitchedOff = (extension: string, contribution: SwitchName): boolean =>
  disabledSwitches.has(extension) || disabledSwitches.has(contribution);

/** Calls the listener when switches change. */
export function onSwitched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
