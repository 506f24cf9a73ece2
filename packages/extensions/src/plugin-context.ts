import { createContext, type ReactNode } from 'react';

export interface PluginIdentity {
  readonly name: string;
  readonly icon?: ReactNode;
}

/** The plugin inside whose area a component was mounted. */
export const PluginContext = createContext<PluginIdentity | undefined>(undefined);
