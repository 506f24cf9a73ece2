import plugins from './catalog.data.json';

/** A plugin that can be had. */
export interface CatalogPlugin {
  slug: string;
  name: string;
  /** At which step it always fails: for screens that show what goes wrong. */
  flaw?: 'download' | 'activation';
  /** Statuses it lets orders have, with their labels. */
  orderStatuses?: Readonly<Record<string, string>>;
}

const CATALOG: ReadonlyMap<string, CatalogPlugin> = new Map(
  (plugins as readonly CatalogPlugin[]).map((plugin) => [plugin.slug, plugin]),
);

export function findInCatalog(slug: string): CatalogPlugin | undefined {
  return CATALOG.get(slug);
}
