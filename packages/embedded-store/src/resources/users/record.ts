import type { StoreContext } from '../../context';
import { getCapabilities } from '../../security/roles';
import { getPreferences } from './preferences';
import type { User } from './users';

const AVATAR_SIZES = ['24', '48', '96'];

/**
 * A user as the contract shows them. `edit` adds what only the user and administrators may see: login, e-mail
 * address, roles and capabilities.
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
    ...forEdit({ locale: user.locale, nickname: user.nickname }),
    slug: user.slug,
    ...forEdit({
      roles: [user.role],
      registered_date: new Date(user.registeredAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
      capabilities: Object.fromEntries([...getCapabilities(user.role)].map((name) => [name, true])),
      extra_capabilities: { [user.role]: true },
    }),
    avatar_urls: Object.fromEntries(AVATAR_SIZES.map((size) => [size, drawAvatar(user.displayName)])),
    // An empty map is a list on this platform.
    meta: isEdit ? { persisted_preferences: [] } : [],
    is_super_admin: user.role === 'administrator',
    woocommerce_meta: getPreferences(db, user.id),
    _links: {
      self: [{ href: `${siteUrl}/wp-json/wp/v2/users/${user.id}` }],
      collection: [{ href: `${siteUrl}/wp-json/wp/v2/users` }],
    },
  };
}

/** The name's initial on a disc; a picture that nobody else is asked for. */
function drawAvatar(name: string): string {
  const [initial = '?'] = name.toUpperCase().match(/\p{L}|\p{N}/u) ?? [];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="48" fill="#50575e"/>' +
    '<text x="48" y="48" fill="#fff" font-family="sans-serif" font-size="44" text-anchor="middle" ' +
    `dominant-baseline="central">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
