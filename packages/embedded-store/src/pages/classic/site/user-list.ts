import { findUsers } from '../../../accounts';
import type { User } from '../../../accounts';
import { html } from '../../../html/html';
import { createDateFormat } from '../date-format';
import type { List } from '../lists/list';

const ROLES: Readonly<Record<User['role'], string>> = {
  administrator: 'Administrator',
  shop_manager: 'Shop manager',
  analyst: 'Analyst',
  customer: 'Customer',
  subscriber: 'Subscriber',
};

export const userList: List<User> = {
  title: 'Users',
  screen: 'users-php',
  breadcrumbs: ['Users'],
  isPlain: true,
  what: { one: 'user', many: 'users' },
  open(visitor, query) {
    const { users, total } = findUsers(visitor.store.db, query);
    const dates = createDateFormat(visitor);
    return {
      items: users,
      total,
      name: ({ login }) => login,
      columns: [
        { label: 'Username', cell: ({ login }) => html`<strong>${login}</strong>` },
        { label: 'Name', cell: ({ displayName }) => displayName },
        { label: 'Email', cell: ({ email }) => email },
        { label: 'Role', cell: ({ role }) => ROLES[role] },
        { label: 'Registered', cell: ({ registeredAt }) => dates.day(registeredAt) },
      ],
    };
  },
};
