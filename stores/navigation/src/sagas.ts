import { nanoid } from '@reduxjs/toolkit';
import { call, getRegistry, put, request, select, take, type Saga } from '@admin/data';
import * as api from './api';
import { editEnded, editStarted, favoritesReceived, navigationSlice, siteIconReceived } from './slice';

const { selectSlice } = navigationSlice;

/** Reads the favourites; again when an edit was confirmed while they were on their way, since they may be older. */
export function* fetchFavorites(): Saga {
  let saves: number;
  let favorites: string[];
  do {
    ({ saves } = yield* select(selectSlice));
    favorites = yield* request(api.fetchFavorites);
  } while ((yield* select(selectSlice)).saves !== saves);
  yield* put(favoritesReceived(favorites));
}

export function* fetchSiteIcon(): Saga {
  yield* put(siteIconReceived(yield* request(api.fetchSiteIconUrl)));
}

/** Whether an entry is a favourite is part of all of them, which are read once. */
export function* ensureFavorites(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('navigation').getFavorites());
}

/** @throws ApiError when that fails; the entry is then no favourite again */
export function* addFavorite(item: string): Saga {
  yield* saveFavorite(item, true);
}

/** @throws ApiError when that fails; the entry is then a favourite again */
export function* removeFavorite(item: string): Saga {
  yield* saveFavorite(item, false);
}

/** Shows the star at once. Favourites are one list, so one write goes at a time and the last click decides. */
function* saveFavorite(item: string, isFavorite: boolean): Saga {
  const id = nanoid();
  let isConfirmed = false;
  let favorites: string[] | undefined;
  yield* put(editStarted({ id, item, isFavorite }));
  try {
    while ((yield* select(selectSlice)).pending[0]?.id !== id) yield* take(editEnded);
    favorites = yield* request(api.saveFavorite, item, isFavorite);
    isConfirmed = true;
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id, isConfirmed, favorites }));
  }
}
