import { filterValue } from '@admin/extensions';

interface OrderedItem {
  readonly focus: readonly string[];
  readonly key: string;
  readonly label: string;
  readonly total: number;
  readonly visible: boolean;
}

/** The color an extension gives to an item of a comparison; `undefined` for the usual one. */
export function getItemColour(index: number, key: string, items: readonly OrderedItem[]): string | undefined {
  const colour = filterValue<unknown>('woocommerce_admin_chart_item_color', index, isAnything, key, items);
  return typeof colour === 'string' && /^#[\da-f]{3,8}$/i.test(colour) ? colour : undefined;
}

/** What is no color is passed over at the end. */
const isAnything = (value: unknown): value is unknown => value !== undefined;
