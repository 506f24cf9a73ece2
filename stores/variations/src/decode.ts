import { decodeEntities } from '@admin/format';
import { isRecord, toAddress, toList, toRecord } from '@admin/http';
import type { AttributeChoice, ProductImage } from '@admin/store-product';
import type { DeleteOutcome, ListedVariation } from './types';

const STATUSES: readonly ListedVariation['status'][] = ['draft', 'pending', 'private', 'publish'];
const STOCK_STATUSES: readonly ListedVariation['stock_status'][] = ['instock', 'outofstock', 'onbackorder'];

/** Whatever is no variation is left out, so that one bad entry costs only itself. */
export const toVariations = (payload: unknown): ListedVariation[] =>
  toList(payload).flatMap((entry) => (hasId(entry) ? [toVariationRecord(entry)] : []));

/** @throws TypeError for what has no id */
export function toVariation(payload: unknown): ListedVariation {
  const entry = toRecord(payload);
  if (!hasId(entry)) throw new TypeError('A variation has an id.');
  return toVariationRecord(entry);
}

export function toGeneratedCount(payload: unknown): number {
  const { count } = toRecord(payload);
  if (typeof count !== 'number') throw new TypeError('What is generated is counted.');
  return count;
}

export function toDeleteOutcome(payload: unknown): DeleteOutcome {
  const outcome: DeleteOutcome = { deleted: [], failed: [] };
  for (const entry of toList(toRecord(payload)['delete'])) {
    if (!hasId(entry)) continue;
    const { id, error } = entry;
    if (isRecord(error)) outcome.failed.push({ id, message: text(error['message']) });
    else outcome.deleted.push(id);
  }
  return outcome;
}

function toVariationRecord(entry: Record<string, unknown> & { id: number }): ListedVariation {
  return {
    id: entry.id,
    sku: text(entry['sku']),
    regular_price: text(entry['regular_price']),
    sale_price: text(entry['sale_price']),
    date_on_sale_from: text(entry['date_on_sale_from']) || null,
    date_on_sale_to: text(entry['date_on_sale_to']) || null,
    on_sale: entry['on_sale'] === true,
    status: STATUSES.find((status) => status === entry['status']) ?? 'publish',
    manage_stock: entry['manage_stock'] === 'parent' ? 'parent' : entry['manage_stock'] === true,
    stock_quantity: typeof entry['stock_quantity'] === 'number' ? entry['stock_quantity'] : null,
    stock_status: STOCK_STATUSES.find((status) => status === entry['stock_status']) ?? 'instock',
    weight: text(entry['weight']),
    image: toImage(entry['image']),
    attributes: Array.isArray(entry['attributes']) ? entry['attributes'].flatMap(toOptions) : [],
    menu_order: typeof entry['menu_order'] === 'number' ? entry['menu_order'] : 0,
    permalink: toAddress(entry['permalink']),
  };
}

const toOptions = (entry: unknown): AttributeChoice[] =>
  isRecord(entry)
    ? [
        {
          id: typeof entry['id'] === 'number' ? entry['id'] : 0,
          name: decodeEntities(text(entry['name'])),
          option: decodeEntities(text(entry['option'])),
        },
      ]
    : [];

/** Hosts say `null`, or a picture without an id, where there is none. */
function toImage(value: unknown): ProductImage | null {
  if (!isRecord(value) || typeof value['id'] !== 'number' || value['id'] === 0) return null;
  const { id, src, name, alt } = value;
  return { ...value, id, src: toAddress(src), name: text(name), alt: text(alt) };
}

const hasId = (entry: unknown): entry is Record<string, unknown> & { id: number } =>
  isRecord(entry) && typeof entry['id'] === 'number';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
