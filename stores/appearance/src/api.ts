import { request } from '@admin/http';
import { parseFirstPicture, parseHomepage, parsePicture } from './schemas';
import type { NewHomepage, Picture } from './types';

const MEDIA = '/wp/v2/media';
const HOMEPAGE = '/wc-admin/onboarding/tasks/create_homepage';

export const fetchPicture = (signal: AbortSignal, id: number): Promise<Picture> =>
  request(`${MEDIA}/${id}`, { query: { _fields: 'id,source_url' }, signal, parse: parsePicture });

/** The picture with this slug in the media library, if any. */
export const findPicture = (signal: AbortSignal, slug: string): Promise<Picture | undefined> =>
  request(MEDIA, { query: { slug, _fields: 'id,source_url' }, signal, parse: parseFirstPicture });

export function uploadPicture(signal: AbortSignal, file: File, slug: string): Promise<Picture> {
  const body = new FormData();
  body.append('slug', slug);
  body.append('file', file);
  return request(MEDIA, { method: 'POST', body, signal, parse: parsePicture });
}

export const createHomepage = (signal: AbortSignal): Promise<NewHomepage> =>
  request(HOMEPAGE, { method: 'POST', signal, parse: parseHomepage });
