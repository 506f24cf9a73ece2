import { createContext } from 'react';

/** Hooks that contributions need from the dashboard; they are only called where a contribution renders. */
export interface ExtensionContextValue {
  /** Whether the user has a capability. */
  useCan: () => (capability: string) => boolean;
  /** Shows the user a notice. */
  useTell: () => (text: string) => void;
}

/** If the user is unknown, contributions that require a capability are hidden. */
export const ExtensionContext = createContext<ExtensionContextValue>({
  useCan: () => () => false,
  useTell: () => () => {},
});

let can: (capability: string) => boolean = () => false;

/** Sets the capability check for code outside of components: when lists are read. */
export function setCapabilityCheck(check: typeof can): void {
  can = check;
}

/** Whether the user has the capability that a contribution or a list entry requires, as currently known. */
export function isAllowed(item: object): boolean {
  const capability: unknown = Reflect.get(item, 'capability');
  return typeof capability !== 'string' || can(capability);
}
