import { request } from '@admin/http';
import { parseSkuHolders, parseSlugHolders } from './schemas';
import type { SkuHolder, SlugHolder } from './types';

export const fetchHolders = (signal: AbortSignal, sku: string): Promise<SkuHolder[]> =>
  request('/wc/v3/products', {
    query: { sku, _fields: ['id', 'parent_id', 'name', 'sku'] },
    signal,
    parse: (payload) => parseSkuHolders(payload, sku),
  });

/** Excludes trashed products, whose slugs are freed. */
export const fetchSlugHolders = (signal: AbortSignal, slug: string): Promise<SlugHolder[]> =>
  request('/wc/v3/products', {
    query: { slug, status: 'any', _fields: ['id', 'name'] },
    signal,
    parse: parseSlugHolders,
  });
