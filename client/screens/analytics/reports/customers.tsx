import { __, _x } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { numberOf, textOf, type ReportRow } from '@admin/store-reports';
import type { Cell } from '@admin/table';
import type { CellContext, ReportContent, ReportTable } from '../report';
import { codeCell, count, isWindowNarrowerThan, linkedCount, money, name, text } from './cells';
import { customersAdvancedFilters } from './filters';
import { totalOf } from './totals';

export const customers = (): ReportContent => ({
  stats: 'customers',
  charts: [
    { key: 'customers_count', label: __('Customers', 'store-admin'), type: 'number' },
    { key: 'avg_orders_count', label: __('Average orders', 'store-admin'), type: 'average' },
    { key: 'avg_total_spend', label: __('Average lifetime spend', 'store-admin'), type: 'currency' },
    { key: 'avg_avg_order_value', label: __('Average order value', 'store-admin'), type: 'currency' },
  ],
  filters: [
    {
      label: __('Show', 'store-admin'),
      staticParams: ['paged', 'per_page'],
      param: 'filter',
      showFilters: () => true,
      filters: [
        { label: __('All Customers', 'store-admin'), value: 'all' },
        {
          label: __('Single Customer', 'store-admin'),
          value: 'select_customer',
          subFilters: [
            {
              component: 'Search',
              label: __('Single Customer', 'store-admin'),
              value: 'single_customer',
              path: ['select_customer'],
              settings: {
                type: 'customers',
                param: 'customers',
                labels: {
                  placeholder: __('Type to search for a customer', 'store-admin'),
                  button: __('Single Customer', 'store-admin'),
                },
              },
            },
          ],
        },
        { label: __('Advanced filters', 'store-admin'), value: 'advanced' },
      ],
    },
  ],
  advancedFilters: customersAdvancedFilters(),
  hooks: {
    filters: 'woocommerce_admin_customers_report_filters',
    advancedFilters: 'woocommerce_admin_customers_report_advanced_filters',
  },
  getTable: () => TABLE,
});

/** Minimum window width, in CSS pixels, for usernames and addresses. */
const WITH_ADDRESS = 1720;

const TABLE: ReportTable = {
  endpoint: 'customers',
  getTitle: () => __('Customers', 'store-admin'),
  source: { items: 'customers' },
  columnsPreference: 'customers_report_columns',
  search: {
    label: __('Search customers', 'store-admin'),
    placeholder: __('Search by name, username or email', 'store-admin'),
    resource: 'customers',
    param: 'customers',
    allLabel: __('All customers with names that include {{query /}}', 'store-admin'),
    isOfServer: true,
  },
  getColumns: () => [
    {
      key: 'name',
      label: _x('Name', 'person', 'store-admin'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    {
      key: 'username',
      label: __('Username', 'store-admin'),
      hiddenByDefault: isWindowNarrowerThan(WITH_ADDRESS),
    },
    {
      key: 'date_last_active',
      label: __('Last active', 'store-admin'),
      defaultSort: true,
      isSortable: true,
      cellClassName: 'is-date',
    },
    {
      key: 'date_registered',
      label: __('Date registered', 'store-admin'),
      isSortable: true,
      cellClassName: 'is-date',
    },
    { key: 'email', label: __('Email', 'store-admin') },
    { key: 'orders_count', label: __('Orders', 'store-admin'), isSortable: true, isNumeric: true },
    {
      key: 'total_spend',
      label: __('Total spend', 'store-admin'),
      isSortable: true,
      isNumeric: true,
    },
    {
      key: 'avg_order_value',
      label: __('AOV', 'store-admin'),
      screenReaderLabel: __('Average order value', 'store-admin'),
      isSortable: true,
      isNumeric: true,
    },
    { key: 'country', label: __('Country / Region', 'store-admin'), isSortable: true },
    {
      key: 'city',
      label: __('City', 'store-admin'),
      hiddenByDefault: isWindowNarrowerThan(WITH_ADDRESS),
      isSortable: true,
    },
    {
      key: 'state',
      label: __('Region', 'store-admin'),
      hiddenByDefault: isWindowNarrowerThan(WITH_ADDRESS),
      isSortable: true,
    },
    {
      key: 'postcode',
      label: __('Postal code', 'store-admin'),
      hiddenByDefault: isWindowNarrowerThan(WITH_ADDRESS),
      isSortable: true,
    },
  ],
  getRow: (row, context) => [
    customer(row, context),
    user(row),
    day(row, 'date_last_active', context),
    day(row, 'date_registered', context),
    email(row),
    orders(row, context),
    money(numberOf(row, 'total_spend'), context),
    money(numberOf(row, 'avg_order_value'), context),
    codeCell(row, 'country', getHost().settings.countries[textOf(row, 'country')] ?? textOf(row, 'country')),
    name(textOf(row, 'city')),
    codeCell(row, 'state', stateOf(row)),
    text(textOf(row, 'postcode')),
  ],
  getSummary: (totals, _total, context) => [
    totalOf.customers(totals, 'customers_count', context),
    {
      label: __('Average orders', 'store-admin'),
      value: context.number(totals['avg_orders_count']),
      column: 'avg_orders_count',
    },
    {
      label: __('Average lifetime spend', 'store-admin'),
      value: context.money(totals['avg_total_spend']),
      column: 'avg_total_spend',
    },
    {
      label: __('Average order value', 'store-admin'),
      value: context.money(totals['avg_avg_order_value']),
      column: 'avg_avg_order_value',
    },
  ],
};

/** Customers without a name are shown by username or e-mail address. */
function customer(row: ReportRow, context: CellContext): Cell {
  const id = numberOf(row, 'id');
  const displayName = textOf(row, 'name').trim() || textOf(row, 'username') || textOf(row, 'email');
  const { display } = name(
    displayName || __('(no name)', 'store-admin'),
    id ? context.pageUrl('/customers', { filter: 'single_customer', customers: String(id) }) : undefined,
  );
  // The display fallback for a name has its own columns in a file.
  return { display, value: textOf(row, 'name') };
}

/** The list of orders can be filtered by account, which guests don't have. */
function orders(row: ReportRow, context: CellContext): Cell {
  const [number, account] = [numberOf(row, 'orders_count'), numberOf(row, 'user_id')];
  return account
    ? linkedCount(number, `edit.php?post_type=shop_order&_customer_user=${account}`, context)
    : count(number, context);
}

/** Guests have no account. */
function user(row: ReportRow): Cell {
  const username = textOf(row, 'username');
  const id = numberOf(row, 'user_id');
  return text(username, username && id ? <a href={`user-edit.php?user_id=${id}`}>{username}</a> : username);
}

function email(row: ReportRow): Cell {
  const address = textOf(row, 'email');
  return text(address, address && <a href={`mailto:${encodeURIComponent(address)}`}>{address}</a>);
}

function day(row: ReportRow, key: string, context: CellContext): Cell {
  const value = textOf(row, key);
  return text(value, context.date(value));
}

function stateOf(row: ReportRow): string {
  const [country, state] = [textOf(row, 'country'), textOf(row, 'state')];
  return getHost().settings.countryStates[country]?.[state] ?? state;
}
