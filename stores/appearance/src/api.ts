import { request } from '@admin/http';
import { parseFirstImage, parseHomepage, parseImage } from './schemas';
import type { NewHomepage, Image } from './types';

const MEDIA = '/wp/v2/media';
const HOMEPAGE = '/wc-admin/onboarding/tasks/create_homepage';

export const fetchImage = (signal: AbortSignal, id: number): Promise<Image> =>
  request(`${MEDIA}/${id}`, { query: { _fields: 'id,source_url' }, signal, parse: parseImage });

/** The image with this slug in the media library, if any. */
export const findImage = (signal: AbortSignal, slug: string): Promise<Image | undefined> =>
  request(MEDIA, { query: { slug, _fields: 'id,source_url' }, signal, parse: parseFirstImage });

export function uploadImage(signal: AbortSignal, file: File, slug: string): Promise<Image> {
  const body = new FormData();
  body.append('slug', slug);
  body.append('file', file);
  return request(MEDIA, { method: 'POST', body, signal, parse: parseImage });
}

export const createHomepage = (signal: AbortSignal): Promise<NewHomepage> =>
  request(HOMEPAGE, { method: 'POST', signal, parse: parseHomepage });
