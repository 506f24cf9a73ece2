import { filterValue } from '@admin/extensions';

interface OrderedItem {
  readonly focus: readonly string[];
  readonly key: string;
  readonly label: string;
  readonly total: number;
  readonly visible: boolean;
}

/** Returns an extension's color for an item in a comparison; `undefined` for the default. */
export function getItemColor(index: number, key: string, items: readonly OrderedItem[]): string | undefined {
  const color = filterValue<unknown>('woocommerce_admin_chart_item_color', index, isAnything, key, items);
  return typeof color === 'string' && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
}

/** Invalid colors are skipped at the end. */
const isAnything = (value: unknown): value is unknown => value !== undefined;
