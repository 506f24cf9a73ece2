import type { StoreDatabase } from '../../../database';
import { isMap } from '../../../rest';
import { cleanLine } from '../../../shared/clean';
import { getOption, setOption } from '../../../site';
import type { PageForm } from '../form/page-form';
import { cellId, rowTableForm } from '../form/row-table';
import type { RowColumn } from '../form/row-table';
import { __ } from '../../../i18n';

const OPTION = 'woocommerce_bacs_accounts';
const PREFIX = 'bacs';

/** By member of the option. */
const listColumns = (): readonly RowColumn[] => [
  { key: 'account_name', label: __('Account name', 'store-admin') },
  { key: 'account_number', label: __('Account number', 'store-admin') },
  { key: 'bank_name', label: __('Bank name', 'store-admin') },
  { key: 'sort_code', label: __('Sort code', 'store-admin') },
  { key: 'iban', label: 'IBAN' },
  { key: 'bic', label: 'BIC / Swift' },
];

/** The bank accounts that customers transfer money to. */
export function bankAccountsForm(db: StoreDatabase): PageForm {
  // Options can be written directly, so the value may be anything.
  const option: unknown = getOption(db, OPTION);
  const accounts = Array.isArray(option) ? option.filter(isMap) : [];
  const columns = listColumns();
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return rowTableForm({
    title: __('Account details', 'store-admin'),
    description: __(
      'These account details will be displayed to customers. Fill in the last row to add an account.',
      'store-admin',
    ),
    names: {
      added: __('new account', 'store-admin'),
      /* translators: %d: number of the row */
      row: __('account %d', 'store-admin'),
      /* translators: %d: number of the row */
      remove: __('Remove account %d', 'store-admin'),
    },
    prefix: PREFIX,
    columns,
    stored: accounts.map((account, index) => ({
      id: String(index),
      values: Object.fromEntries(columns.map(({ key }) => [key, textOf(account[key])])),
    })),
    problemsOf: ({ id, values }) =>
      values['account_number'] || values['iban']
        ? []
        : [
            {
              id: cellId(PREFIX, 'account_number', id),
              label: __('Account number', 'store-admin'),
              error: __('Please enter an account number or IBAN', 'store-admin'),
            },
          ],
    save: (rows) => {
      const kept = rows.filter(({ isRemoved }) => !isRemoved);
      const clean = ([key, value]: [string, string]) => [key, cleanLine(value)];
      setOption(
        db,
        OPTION,
        kept.map(
          ({ values }) => Object.fromEntries(Object.entries(values).map(clean)) as Record<string, string>,
        ),
      );
      return [];
    },
  });
}
