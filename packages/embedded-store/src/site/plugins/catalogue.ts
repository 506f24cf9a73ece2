import plugins from './catalogue.data.json';

/** A plugin that can be had. */
export interface CataloguePlugin {
  slug: string;
  name: string;
  /** At which step it always fails: for screens that show what goes wrong. */
  flaw?: 'download' | 'activation';
  /** Statuses it lets orders have, with their labels. */
  orderStatuses?: Readonly<Record<string, string>>;
}

const CATALOGUE: ReadonlyMap<string, CataloguePlugin> = new Map(
  (plugins as readonly CataloguePlugin[]).map((plugin) => [plugin.slug, plugin]),
);

export function findInCatalogue(slug: string): CataloguePlugin | undefined {
  return CATALOGUE.get(slug);
}
