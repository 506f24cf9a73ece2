import type { StoreDatabase } from '../../../database';
import { isMap } from '../../../rest';
import { cleanLine } from '../../../shared/clean';
import { getOption, setOption } from '../../../site';
import type { PageForm } from '../form/page-form';
import { cellId, rowTableForm } from '../form/row-table';
import type { RowColumn } from '../form/row-table';

const OPTION = 'woocommerce_bacs_accounts';
const PREFIX = 'bacs';

/** By member of the option. */
const COLUMNS: readonly RowColumn[] = [
  { key: 'account_name', label: 'Account name' },
  { key: 'account_number', label: 'Account number' },
  { key: 'bank_name', label: 'Bank name' },
  { key: 'sort_code', label: 'Sort code' },
  { key: 'iban', label: 'IBAN' },
  { key: 'bic', label: 'BIC / Swift' },
];

/** The bank accounts that customers transfer money to. */
export function bankAccountsForm(db: StoreDatabase): PageForm {
  // Options can be written directly, so the value may be anything.
  const option: unknown = getOption(db, OPTION);
  const accounts = Array.isArray(option) ? option.filter(isMap) : [];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return rowTableForm({
    title: 'Account details',
    description:
      'These account details will be displayed to customers. Fill in the last row to add an account.',
    what: 'account',
    prefix: PREFIX,
    columns: COLUMNS,
    stored: accounts.map((account, index) => ({
      id: String(index),
      values: Object.fromEntries(COLUMNS.map(({ key }) => [key, textOf(account[key])])),
    })),
    problemsOf: ({ id, values }) =>
      values['account_number'] || values['iban']
        ? []
        : [
            {
              id: cellId(PREFIX, 'account_number', id),
              label: 'Account number',
              error: 'Please enter an account number or IBAN',
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
