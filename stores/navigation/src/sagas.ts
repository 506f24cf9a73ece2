import { call, getRegistry, put, request, type Saga } from '@admin/data';
import * as api from './api';
import { favoriteEdits, favoritesReceived, siteIconReceived } from './slice';

/** Reads the favorites; again when an edit was confirmed while they were in progress, since they may be older. */
export function* fetchFavorites(): Saga {
  yield* put(favoritesReceived(yield* favoriteEdits.readFresh(() => request(api.fetchFavorites))));
}

export function* fetchSiteIcon(): Saga {
  yield* put(siteIconReceived(yield* request(api.fetchSiteIconUrl)));
}

/** Whether an entry is a favorite is part of all of them, which are read once. */
export function* ensureFavorites(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('navigation').getFavorites());
}

/** @throws ApiError when that fails; the entry is then no favorite again */
export function* addFavorite(item: string): Saga {
  yield* saveFavorite(item, true);
}

/** @throws ApiError when that fails; the entry is then a favorite again */
export function* removeFavorite(item: string): Saga {
  yield* saveFavorite(item, false);
}

/** Shows the star at once. */
function* saveFavorite(item: string, isFavorite: boolean): Saga {
  yield* favoriteEdits.save({ item, isFavorite }, function* () {
    return { favorites: yield* request(api.saveFavorite, item, isFavorite) };
  });
}
