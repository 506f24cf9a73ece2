import { call, getRegistry, put, request, type Saga } from '@admin/data';
import * as api from './api';
import { favoriteEdits, favoritesReceived, siteIconReceived } from './slice';

/** Fetches the favorites, and again if an edit was confirmed during the request, since the response may be older. */
export function* fetchFavorites(): Saga {
  yield* put(favoritesReceived(yield* favoriteEdits.readFresh(() => request(api.fetchFavorites))));
}

export function* fetchSiteIcon(): Saga {
  yield* put(siteIconReceived(yield* request(api.fetchSiteIconUrl)));
}

/** All favorites come in one response, so one item needs no request of its own. */
export function* ensureFavorites(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('navigation').getFavorites());
}

/** @throws ApiError when that fails; the item is no longer a favorite then */
export function* addFavorite(item: string): Saga {
  yield* saveFavorite(item, true);
}

/** @throws ApiError when that fails; the item is a favorite again then */
export function* removeFavorite(item: string): Saga {
  yield* saveFavorite(item, false);
}

/** Optimistically updates the star. */
function* saveFavorite(item: string, isFavorite: boolean): Saga {
  yield* favoriteEdits.save({ item, isFavorite }, function* () {
    return { favorites: yield* request(api.saveFavorite, item, isFavorite) };
  });
}
