import { decodeEntities } from '@admin/format';
import { isRecord, request, toList } from '@admin/http';
import type { SkuHolder, SlugHolder } from './types';

export const fetchHolders = (signal: AbortSignal, sku: string): Promise<SkuHolder[]> =>
  request('/wc/v3/products', {
    query: { sku, _fields: ['id', 'parent_id', 'name', 'sku'] },
    signal,
    decode: (payload) => toHolders(payload, sku),
  });

/** The host takes commas for the end of a SKU, so that it may answer with the holders of a part. */
const toHolders = (payload: unknown, wanted: string): SkuHolder[] =>
  toList(payload).flatMap((entry) => {
    if (!isRecord(entry) || typeof entry['id'] !== 'number') return [];
    const { id, parent_id: parentId, name, sku } = entry;
    // The host's tables do not tell small letters from large ones.
    if (typeof sku !== 'string' || sku.toLowerCase() !== wanted.toLowerCase()) return [];
    return [
      {
        id,
        parentId: typeof parentId === 'number' ? parentId : 0,
        name: typeof name === 'string' ? decodeEntities(name) : '',
      },
    ];
  });

/** What is in the trash left out, where names make room for others. */
export const fetchSlugHolders = (signal: AbortSignal, slug: string): Promise<SlugHolder[]> =>
  request('/wc/v3/products', {
    query: { slug, status: 'any', _fields: ['id', 'name'] },
    signal,
    decode: (payload) =>
      toList(payload).flatMap((entry) =>
        isRecord(entry) && typeof entry['id'] === 'number'
          ? [
              {
                id: entry['id'],
                name: typeof entry['name'] === 'string' ? decodeEntities(entry['name']) : '',
              },
            ]
          : [],
      ),
  });
