import { getActivePlugins, getInstalledPlugins } from '../../../resources/plugins';
import { findUsers, type User } from '../../../resources/users';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { type List, PER_PAGE } from '../lists/list';
import { parameter } from '../lists/list-address';
import { pageOf } from '../lists/pagination';
import type { RecordForm } from '../records/record-page';

const ROLES: Readonly<Record<User['role'], string>> = {
  administrator: 'Administrator',
  shop_manager: 'Shop manager',
  analyst: 'Analyst',
  customer: 'Customer',
  subscriber: 'Subscriber',
};

/** Who may come in; accounts are made where the store is installed, and by customers. */
export const userList: List<User> = {
  title: 'Users',
  titleLabel: 'Username',
  screen: 'users-php',
  breadcrumbs: ['Users'],
  isPlain: true,
  what: { one: 'user', many: 'users' },
  viewParameter: 'view',
  isSearchable: true,
  open: (visitor) => {
    const { url, store } = visitor;
    const page = { offset: (pageOf(url) - 1) * PER_PAGE, limit: PER_PAGE };
    const { users, total } = findUsers(store.db, { search: parameter(url, 's'), ...page });
    const dates = createDateFormat(visitor);
    return {
      items: users,
      total,
      views: [],
      filters: [],
      name: ({ login }) => login,
      title: ({ login }) => html`<strong>${login}</strong>`,
      columns: [
        { label: 'Name', cell: ({ displayName }) => displayName },
        { label: 'Email', cell: ({ email }) => email },
        { label: 'Role', cell: ({ role }) => ROLES[role] },
        { label: 'Registered', cell: ({ registeredAt }) => dates.day(registeredAt) },
      ],
      links: () => [],
      rowActions: () => [],
      bulkActions: [],
    };
  },
};

/** What was added to the store; extensions come through the tasks of the dashboard. */
export function extensionsPage({ store }: Visitor): RecordForm {
  const active = new Set(getActivePlugins(store.db));
  return table('Extensions', 'woocommerce_page_wc-addons', {
    words:
      'Extensions are installed by the tasks of the dashboard, such as payments and shipping; the embedded store has no marketplace.',
    headings: ['Extension', 'State'],
    rows: getInstalledPlugins(store.db).map((slug) => [slug, active.has(slug) ? 'Active' : 'Not active']),
  });
}

export function table(
  title: string,
  screen: string,
  {
    words,
    headings,
    rows,
  }: { words: string; headings: readonly string[]; rows: readonly (readonly string[])[] },
): RecordForm {
  return {
    title,
    screen,
    breadcrumbs: [title],
    messages: {},
    show: () =>
      html`<p>${words}</p>
        <table class="widefat stacks">
          <caption class="screen-reader-text">
            ${title}
          </caption>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([name, ...cells]) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  ${cells.map((cell, index) => html`<td data-label="${headings[index + 1] ?? ''}">${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>`,
  };
}
