import { findUsers } from '../../../accounts';
import type { User } from '../../../accounts';
import { html } from '../../../html/html';
import { createDateFormat } from '../date-format';
import type { List } from '../lists/list';
import { __, _n } from '../../../i18n';

const listRoles = (): Readonly<Record<User['role'], string>> => ({
  administrator: __('Administrator', 'store-admin'),
  shop_manager: __('Shop manager', 'store-admin'),
  analyst: __('Analyst', 'store-admin'),
  customer: __('Customer', 'store-admin'),
  subscriber: __('Subscriber', 'store-admin'),
});

export const userList = (): List<User> => ({
  title: __('Users', 'store-admin'),
  screen: 'users-php',
  breadcrumbs: [__('Users', 'store-admin')],
  isPlain: true,
  texts: {
    none: __('No users found.', 'store-admin'),
    search: __('Search users', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of users */
      _n('%s user', '%s users', count, 'store-admin'),
  },
  open(context, query) {
    const { users, total } = findUsers(context.store.db, query);
    const dates = createDateFormat(context);
    const roles = listRoles();
    return {
      items: users,
      total,
      name: ({ login }) => login,
      columns: [
        { label: __('Username', 'store-admin'), cell: ({ login }) => html`<strong>${login}</strong>` },
        { label: __('Name', 'store-admin'), cell: ({ displayName }) => displayName },
        { label: __('Email', 'store-admin'), cell: ({ email }) => email },
        { label: __('Role', 'store-admin'), cell: ({ role }) => roles[role] },
        { label: __('Registered', 'store-admin'), cell: ({ registeredAt }) => dates.day(registeredAt) },
      ],
    };
  },
});
