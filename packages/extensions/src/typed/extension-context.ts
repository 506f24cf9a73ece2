import { createContext } from 'react';

/** What contributions need of the dashboard around them, as hooks that are called only where one of them shows. */
export interface ExtensionContextValue {
  /** Whether the user holds a capability. */
  useCan: () => (capability: string) => boolean;
  /** Tells the user something in a notice. */
  useTell: () => (text: string) => void;
}

/** Where nobody knows the user, nothing shows that asks for a capability. */
export const ExtensionContext = createContext<ExtensionContextValue>({
  useCan: () => () => false,
  useTell: () => () => {},
});

let can: (capability: string) => boolean = () => false;

/** Says who asks what the user holds where nothing is drawn: when task lists are read. */
export function setCapabilityCheck(check: typeof can): void {
  can = check;
}

/** Whether the user holds a capability, as far as known at this moment. */
export const hasCapability = (capability: string): boolean => can(capability);
