import { __ } from '@wordpress/i18n';
import { ApiError, request, toAddress, toRecord } from '@admin/http';
import type { NewHomepage, Picture } from './types';

const MEDIA = '/wp/v2/media';
const HOMEPAGE = '/wc-admin/onboarding/tasks/create_homepage';

export const fetchPicture = (signal: AbortSignal, id: number): Promise<Picture> =>
  request(`${MEDIA}/${id}`, { query: { _fields: 'id,source_url' }, signal, decode: toPicture });

/** The picture that has this slug in the media library, if there is one. */
export const findPicture = (signal: AbortSignal, slug: string): Promise<Picture | undefined> =>
  request(MEDIA, { query: { slug, _fields: 'id,source_url' }, signal, decode: toFirstPicture });

export function uploadPicture(signal: AbortSignal, file: File, slug: string): Promise<Picture> {
  const body = new FormData();
  body.append('slug', slug);
  body.append('file', file);
  return request(MEDIA, { method: 'POST', body, signal, decode: toPicture });
}

export const createHomepage = (signal: AbortSignal): Promise<NewHomepage> =>
  request(HOMEPAGE, { method: 'POST', signal, decode: toHomepage });

const toFirstPicture = (payload: unknown): Picture | undefined =>
  Array.isArray(payload) && payload.length > 0 ? toPicture(payload[0]) : undefined;

function toPicture(payload: unknown): Picture {
  const { id, source_url: source } = toRecord(payload);
  const url = toAddress(source);
  if (typeof id !== 'number' || url === '') throw new TypeError('A picture has an id and an address.');
  return { id, url };
}

/** @throws ApiError when the host says in a good answer that there is no page */
function toHomepage(payload: unknown): NewHomepage {
  const { status, message, edit_post_link: editUrl } = toRecord(payload);
  if (status === 'error') {
    throw new ApiError({
      kind: 'http',
      code: 'create_homepage',
      message: typeof message === 'string' ? message : __('Homepage could not be created', 'woocommerce'),
    });
  }
  return {
    message: typeof message === 'string' ? message : '',
    editUrl: typeof editUrl === 'string' ? editUrl : '',
  };
}
