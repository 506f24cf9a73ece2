import { allowAnyone, required, RestError, route, string } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { addFavorite, getFavorites, removeFavorite } from './queries';
import { __ } from '../../i18n';

const FAVORITES = '/wc-admin/navigation/favorites/me';

const args = { item_id: required(string()) };

export const favoriteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: FAVORITES,
    permission: allowAnyone,
    handler: ({ context, user }) => (user ? getFavorites(context.db, user.id) : []),
  }),
  route({
    method: 'POST',
    path: FAVORITES,
    args,
    permission: allowAnyone,
    handler(request) {
      const { db } = request.context;
      const userId = ownerOf(request);
      if (addFavorite(db, userId, request.args.item_id)) return getFavorites(db, userId);
      throw new RestError(
        409,
        'woocommerce_favorites_already_exists',
        __('This item is already a favorite.', 'store-admin'),
      );
    },
  }),
  route({
    method: 'DELETE',
    path: FAVORITES,
    args,
    permission: allowAnyone,
    handler(request) {
      const { db } = request.context;
      const userId = ownerOf(request);
      if (removeFavorite(db, userId, request.args.item_id)) return getFavorites(db, userId);
      throw new RestError(
        404,
        'woocommerce_favorites_does_not_exist',
        __('This item is not a favorite.', 'store-admin'),
      );
    },
  }),
];

/** The routes are open to everyone, but only users have favorites; the platform responds with a "bad request" error. */
function ownerOf({ user }: RestRequest): number {
  if (user) return user.id;
  throw new RestError(
    400,
    'woocommerce_favorites_invalid_user',
    __('Only logged-in users can have favorites.', 'store-admin'),
  );
}
