import { request } from '@admin/http';
import { parseItem, parseItems } from './schemas';
import type { MediaItem } from './types';

const MEDIA = '/wp/v2/media';
const FIELDS = 'id,source_url,title,alt_text,media_details';

/** The host's maximum page size. */
export const MAX_ITEMS = 100;

export function uploadFile(
  signal: AbortSignal,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaItem> {
  const body = new FormData();
  body.append('file', file);
  return request(MEDIA, { method: 'POST', body, signal, onProgress, parse: parseItem });
}

export const fetchItems = (signal: AbortSignal, ids: readonly number[]): Promise<readonly MediaItem[]> =>
  request(MEDIA, {
    query: { include: ids, per_page: MAX_ITEMS, _fields: FIELDS },
    signal,
    parse: parseItems,
  });
