let disabledSwitches: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** `acme`, or one thing that it adds: `acme/pages/list`. */
export type SwitchName = string;

export const getSwitchedOff = (): ReadonlySet<SwitchName> => disabledSwitches;

/** Takes away what the user wants to be without, and gives back what is not named any more. */
export function setSwitchedOff(names: Iterable<SwitchName>): void {
  disabledSwitches = new Set(names);
  for (const listener of listeners) listener();
}

export const isSwitchedOff = (extension: string, contribution: SwitchName): boolean =>
  disabledSwitches.has(extension) || disabledSwitches.has(contribution);

/** Tells of every change of the switches. */
export function onSwitched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
