import { ApiError, request } from '@admin/http';
import { parseSiteIconUrl, parseIds } from './schemas';

const PATH = '/wc-admin/navigation/favorites/me';

export function fetchFavorites(signal: AbortSignal): Promise<string[]> {
  return request(PATH, { signal, parse: parseIds });
}

/** URL of the site's icon; empty if it has none. */
export function fetchSiteIconUrl(signal: AbortSignal): Promise<string> {
  return request('/', {
    query: { _fields: 'site_icon_url' },
    signal,
    parse: parseSiteIconUrl,
  });
}

/** Returns all favorites; `undefined` if the server already had that state. */
export async function saveFavorite(
  signal: AbortSignal,
  id: string,
  isFavorite: boolean,
): Promise<string[] | undefined> {
  const method = isFavorite ? 'POST' : 'DELETE';
  try {
    return await request(PATH, { method, body: { item_id: id }, signal, parse: parseIds });
  } catch (error) {
    if (error instanceof ApiError && error.failure.code === AS_WANTED[method]) return undefined;
    throw error;
  }
}

/** Another tab made the same change first (contract, section 14). */
const AS_WANTED = {
  POST: 'woocommerce_favorites_already_exists',
  DELETE: 'woocommerce_favorites_does_not_exist',
};
