/** A plugin's state on the server. */
export type PluginState = 'activated' | 'installed' | 'unavailable';

export type PluginStep = 'install' | 'activate';

/** Why installing or activating a plugin failed. */
export interface PluginProblem {
  /** The plugin's folder. */
  slug: string;
  step: PluginStep;
  code: string;
  /** Plain text; the server's own message if there is one. */
  message: string;
}

/** A plugin's progress in the latest operation. */
export interface PluginProgress {
  status: 'waiting' | 'installing' | 'activating' | 'done' | 'failed';
  /** For a failed plugin. */
  problem?: PluginProblem;
}

/** Plugins installed or activated by an operation, including those that already were. */
export interface SetUpPlugins {
  installed: string[];
  activated: string[];
}

/** A plugin whose service the store can be connected to. */
export type ProviderName = 'wcpay' | 'square';
