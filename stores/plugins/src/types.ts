/** How far the server has a plugin. */
export type PluginState = 'activated' | 'installed' | 'unavailable';

export type PluginStep = 'install' | 'activate';

/** Why a plugin is not where it was wanted. */
export interface PluginProblem {
  /** The name of the plugin's folder. */
  slug: string;
  step: PluginStep;
  code: string;
  /** Plain text; the server's own words where it has some. */
  message: string;
}

/** Where a plugin is in the operation that was last asked for. */
export interface PluginProgress {
  status: 'waiting' | 'installing' | 'activating' | 'done' | 'failed';
  /** Of a plugin that failed. */
  problem?: PluginProblem;
}

/** What an operation brought about; plugins that were there before count too. */
export interface SetUpPlugins {
  installed: string[];
  activated: string[];
}

/** A plugin whose service has an account the shop can be connected to. */
export type ProviderName = 'wcpay' | 'square';
