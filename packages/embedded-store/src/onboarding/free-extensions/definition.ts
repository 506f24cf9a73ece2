/** A free plugin that is recommended to stores. */
export interface ExtensionDefinition {
  /** The plugin's slug; a suffix after a colon distinguishes several entries for one plugin. */
  key: string;
  name?: string;
  /** HTML. */
  description: string;
  hasImage?: boolean;
  /** The path of its settings page, relative to wp-admin. */
  manageUrl?: string;
  isBuiltByWc: boolean;
  minWpVersion?: string;
  minPhpVersion?: string;
  /** Countries where it is available; all if omitted. */
  countries?: readonly string[];
  /** Only for stores that ship products. */
  shipsProducts?: boolean;
  /** Not for stores that sell hemp. */
  excludesHemp?: boolean;
  /** A short description of its purpose; only shown in the store profiler. */
  label?: string;
  /** The URL of further information. */
  learnMoreUrl?: string;
  /** Installation order, lowest first. */
  installPriority?: number;
}

export interface ExtensionGroup {
  key: 'obw/basics' | 'obw/grow' | 'obw/core-profiler' | 'task-list/reach' | 'task-list/grow';
  title: string;
  plugins: readonly ExtensionDefinition[];
}
