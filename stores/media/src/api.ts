import { isRecord, request, toAddress, toList, toRecord } from '@admin/http';
import type { MediaItem } from './types';

const MEDIA = '/wp/v2/media';
const FIELDS = 'id,source_url,title,alt_text,media_details';

/** The most that the host gives at once. */
export const MOST_ITEMS = 100;

export function uploadFile(
  signal: AbortSignal,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaItem> {
  const body = new FormData();
  body.append('file', file);
  return request(MEDIA, { method: 'POST', body, signal, onProgress, decode: toItem });
}

export const fetchItems = (signal: AbortSignal, ids: readonly number[]): Promise<readonly MediaItem[]> =>
  request(MEDIA, {
    query: { include: ids, per_page: MOST_ITEMS, _fields: FIELDS },
    signal,
    decode: (payload) => toList(payload).map(toItem),
  });

/** Pictures this wide stay sharp in a list, on dense screens too. */
const WIDE_ENOUGH = 300; // pixels

function toItem(payload: unknown): MediaItem {
  const { id, source_url: source, title, alt_text: alt, media_details: details } = toRecord(payload);
  const url = toAddress(source);
  if (typeof id !== 'number' || url === '') throw new TypeError('A file has an id and an address.');
  return {
    id,
    url,
    name: textOf(isRecord(title) ? (title['raw'] ?? title['rendered']) : title),
    alt: textOf(alt),
    thumbnail: smallest(details) ?? url,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The smallest picture that is wide enough. */
function smallest(details: unknown): string | undefined {
  const sizes = isRecord(details) && isRecord(details['sizes']) ? Object.values(details['sizes']) : [];
  const fitting = sizes
    .filter(isRecord)
    .map(({ width, source_url: source }) => ({ width: Number(width), url: toAddress(source) }))
    .filter(({ width, url }) => width >= WIDE_ENOUGH && url !== '');
  return fitting.sort((one, other) => one.width - other.width)[0]?.url;
}
