import plugins from './catalog.data.json';

/** A plugin that can be installed. */
export interface CatalogPlugin {
  slug: string;
  name: string;
  /** The step at which it always fails, for testing error states. */
  flaw?: 'download' | 'activation';
  /** Order statuses that it registers, with their labels. */
  orderStatuses?: Readonly<Record<string, string>>;
}

const CATALOG: ReadonlyMap<string, CatalogPlugin> = new Map(
  (plugins as readonly CatalogPlugin[]).map((plugin) => [plugin.slug, plugin]),
);

export function findInCatalog(slug: string): CatalogPlugin | undefined {
  return CATALOG.get(slug);
}
