import type { StoreContext } from '../../context';
import { getCapabilities } from '../../accounts';
import { toAvatars } from '../../shared/avatars';
import { getUserLocale } from '../options/locale';
import { getPreferences } from './preferences';
import type { User } from '../../accounts';

/**
 * A user in the contract's format. `edit` adds what only the user and administrators may see: login, email address,
 * roles and capabilities.
 */
export function toUserRecord(
  context: StoreContext,
  user: User,
  view: 'view' | 'edit',
): Record<string, unknown> {
  const { siteUrl, db } = context;
  const isEdit = view === 'edit';
  const forEdit = (members: Record<string, unknown>) => (isEdit ? members : {});
  return {
    id: user.id,
    ...forEdit({ username: user.login }),
    name: user.displayName,
    ...forEdit({ first_name: user.firstName, last_name: user.lastName, email: user.email }),
    url: user.url,
    description: user.description,
    link: `${siteUrl}/author/${user.slug}/`,
    ...forEdit({ locale: getUserLocale(db, user), nickname: user.nickname }),
    slug: user.slug,
    ...forEdit({
      roles: [user.role],
      registered_date: new Date(user.registeredAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
      capabilities: Object.fromEntries([...getCapabilities(user.role)].map((name) => [name, true])),
      extra_capabilities: { [user.role]: true },
    }),
    avatar_urls: toAvatars(user.displayName),
    // The platform serializes an empty map as a list.
    meta: isEdit ? { persisted_preferences: [] } : [],
    is_super_admin: user.role === 'administrator',
    woocommerce_meta: getPreferences(db, user.id),
    _links: {
      self: [{ href: `${siteUrl}/wp-json/wp/v2/users/${user.id}` }],
      collection: [{ href: `${siteUrl}/wp-json/wp/v2/users` }],
    },
  };
}
