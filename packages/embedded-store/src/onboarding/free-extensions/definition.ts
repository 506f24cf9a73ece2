/** A plugin that costs nothing and helps a shop along. */
export interface ExtensionDefinition {
  /** Folder of the plugin; what follows a colon tells apart uses of the same one. */
  key: string;
  name?: string;
  /** HTML. */
  description: string;
  hasPicture?: boolean;
  /** Where it is looked after, below the address of the administration. */
  manageUrl?: string;
  isBuiltByWc: boolean;
  minWpVersion?: string;
  minPhpVersion?: string;
  /** Only for shops in countries where it works; everywhere when left out. */
  countries?: readonly string[];
  /** Only for shops that send parcels. */
  needsGoods?: boolean;
  /** Not for shops that sell hemp. */
  refusesHemp?: boolean;
  /** What it does for a shop, in a few words; only the store profiler tells. */
  label?: string;
  /** Where there is more to read. */
  learnMoreUrl?: string;
  /** Which are set up first, the smallest first. */
  installPriority?: number;
}

export interface ExtensionGroup {
  key: 'obw/basics' | 'obw/grow' | 'obw/core-profiler' | 'task-list/reach' | 'task-list/grow';
  title: string;
  plugins: readonly ExtensionDefinition[];
}
