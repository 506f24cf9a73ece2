import type { StoreContext } from '../../context';
import type { StoreDatabase } from '../../database';
import {
  allowAnyone,
  anything,
  boolean,
  email,
  createForbiddenError,
  describeInvalid,
  mapOf,
  requireCapabilityOr,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  required,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { ArgumentValues, Permission, RestRequest, Route } from '../../rest';
import { can, findCredentials, findUsers, getUser, isLastAdministrator, updateUser } from '../../accounts';
import { cleanLine, cleanText } from '../../shared/clean';
import { setPreferences } from './preferences';
import { toUserRecord } from './record';
import type { User, UserProfile } from '../../accounts';
import { __, listLocales } from '../../i18n';

const listingRefused = () => __('Sorry, you are not allowed to list users.', 'store-admin');

const context = withDefault(oneOf(['view', 'embed', 'edit']), 'view');

const viewOf = (args: { context: string }) => (args.context === 'edit' ? 'edit' : 'view');

/** Matches the platform's columns for user names and URLs. */
const line = string({ maxLength: 250 });

const updateArgs = {
  name: line,
  first_name: line,
  last_name: line,
  nickname: line,
  email: email(),
  url: line,
  description: string(),
  locale: string(),
  woocommerce_meta: mapOf(string()),
};

/** Finds the user whose record a route is about. */
type Find = (request: RestRequest) => User;

const me: Find = ({ user }) => {
  if (user) return user;
  throw new RestError(401, 'rest_not_logged_in', __('You are not currently logged in.', 'store-admin'));
};

const named: Find = ({ context, param }) => {
  const user = getUser(context.db, Number(param('id')));
  if (user) return user;
  throw new RestError(404, 'rest_user_invalid_id', __('Invalid user ID.', 'store-admin'));
};

/** Deletes an account with what other areas store about it. */
export type DeleteAccount = (db: StoreDatabase, userId: number) => void;

export const userRoutes = (deleteAccount: DeleteAccount): readonly Route[] => [
  route({
    method: 'GET',
    path: '/wp/v2/users',
    args: { ...pageArgs, search: withDefault(string(), ''), context },
    permission: requireCapabilityOr('list_users', 'rest_user_cannot_view', listingRefused),
    handler(request) {
      const { search, per_page } = request.args;
      const { users, total } = findUsers(request.context.db, {
        search,
        offset: getOffset(request.args),
        limit: per_page,
      });
      const records = users.map((user) => toUserRecord(request.context, user, viewOf(request.args)));
      return withPaginationHeaders(request, records, total);
    },
  }),
  readRoute('/wp/v2/users/me', me, allowAnyone),
  updateRoute('/wp/v2/users/me', me),
  deleteRoute('/wp/v2/users/me', me, deleteAccount),
  readRoute('/wp/v2/users/{id:digits}', named, canView),
  updateRoute('/wp/v2/users/{id:digits}', named),
  deleteRoute('/wp/v2/users/{id:digits}', named, deleteAccount),
];

function readRoute(path: string, find: Find, permission: Permission): Route {
  return route({
    method: 'GET',
    path,
    args: { context },
    permission,
    handler: (request) =>
      toUserRecord(request.context, find(request), request.args.context === 'edit' ? 'edit' : 'view'),
  });
}

function updateRoute(path: string, find: Find): Route {
  return route({
    method: UPDATE,
    path,
    args: updateArgs,
    permission: (request) => canEdit(request, find),
    handler(request) {
      const { context, args } = request;
      checkLocale(context, args.locale);
      const user = find(request);
      const taken = args.email === undefined ? undefined : findCredentials(context.db, args.email);
      if (taken && taken.user.id !== user.id) {
        throw new RestError(400, 'rest_user_invalid_email', __('Invalid email address.', 'store-admin'));
      }
      const updated = updateUser(context.db, user, toProfile(args));
      setPreferences(context.db, user.id, args.woocommerce_meta ?? {});
      return toUserRecord(context, updated, 'edit');
    },
  });
}

function deleteRoute(path: string, find: Find, deleteAccount: DeleteAccount): Route {
  return route({
    method: 'DELETE',
    path,
    args: { force: withDefault(boolean(), false), reassign: required(anything()) },
    permission: (request) => canDelete(request, find),
    handler(request) {
      const { context, args } = request;
      const user = find(request);
      if (!args.force) {
        const message = __("Users do not support trashing. Set 'force=true' to delete.", 'store-admin');
        throw new RestError(501, 'rest_trash_not_supported', message);
      }
      if (isLastAdministrator(context.db, user)) {
        throw new RestError(
          403,
          'rest_cannot_delete',
          __('The last administrator of a store cannot be deleted.', 'store-admin'),
        );
      }
      const previous = toUserRecord(context, user, 'edit');
      deleteAccount(context.db, user.id);
      return { deleted: true, previous };
    },
  });
}

/** Users can see their own record; users who can list users can see everyone's. */
function canView(request: RestRequest): void {
  const { user } = request;
  if (named(request).id === user?.id || can(user, 'list_users')) return;
  throw createForbiddenError(user, 'rest_user_cannot_view', listingRefused());
}

function canEdit(request: RestRequest, find: Find): void {
  const { user } = request;
  if (find(request).id === user?.id || can(user, 'edit_users')) return;
  throw createForbiddenError(
    user,
    'rest_cannot_edit',
    __('Sorry, you are not allowed to edit this user.', 'store-admin'),
  );
}

function canDelete(request: RestRequest, find: Find): void {
  // Nobody can delete a user who doesn't exist.
  if (request.user) find(request);
  if (can(request.user, 'delete_users')) return;
  throw createForbiddenError(
    request.user,
    'rest_user_cannot_delete',
    __('Sorry, you are not allowed to delete this user.', 'store-admin'),
  );
}

function toProfile(args: ArgumentValues<typeof updateArgs>): Partial<UserProfile> {
  const { name, first_name, last_name, nickname, email: address, url, description, locale } = args;
  return {
    ...(name !== undefined && { displayName: cleanLine(name) }),
    ...(first_name !== undefined && { firstName: cleanLine(first_name) }),
    ...(last_name !== undefined && { lastName: cleanLine(last_name) }),
    ...(nickname !== undefined && { nickname: cleanLine(nickname) }),
    ...(address !== undefined && { email: address }),
    ...(url !== undefined && { url: cleanUrl(url) }),
    ...(description !== undefined && { description: cleanText(description) }),
    ...(locale !== undefined && { locale }),
  };
}

function cleanUrl(url: string): string {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : '';
}

/** @throws {RestError} when the language is not installed. */
function checkLocale({ translations }: StoreContext, locale: string | undefined): void {
  if (locale === undefined || ['', ...listLocales(translations)].includes(locale)) return;
  throw new RestError(400, 'rest_invalid_param', describeInvalid('locale'));
}
