import type { StoreDatabase } from '../../../../database';
import { isMap } from '../../../../rest';
import { cleanLine } from '../../../../resources/clean';
import { getOption, setOption } from '../../../../resources/options';
import { html } from '../../../../html/html';
import type { PageForm, Problem } from '../../form/page-form';
import {
  cellId,
  type EditorColumn,
  type EditorRow,
  isUntouched,
  NEW_ROW,
  readRows,
  rowEditor,
} from '../../form/row-editor';

const OPTION = 'woocommerce_bacs_accounts';
const PREFIX = 'bacs';

const column = (key: string, label: string): EditorColumn => ({ key, label, type: 'text', width: 'wide' });

/** In the words of the option. */
const COLUMNS = [
  column('account_name', 'Account name'),
  column('account_number', 'Account number'),
  column('bank_name', 'Bank name'),
  column('sort_code', 'Sort code'),
  column('iban', 'IBAN'),
  column('bic', 'BIC / Swift'),
];

/** The accounts to which customers send their money. */
export function bankAccounts(db: StoreDatabase): PageForm {
  return {
    show: (draft) =>
      html`<section class="settings-section">
        <h2>Account details</h2>
        <p>Customers read these after they ordered. Fill in the last row to add an account.</p>
        ${rowEditor({
          caption: 'Bank accounts',
          prefix: PREFIX,
          columns: COLUMNS,
          rows: draft ? readSent(draft.sent) : readStored(db),
          ...(draft && { problems: draft.problems }),
        })}
      </section>`,
    save: (sent) => {
      const rows = readSent(sent).filter((row) => !row.isRemoved && !isUntouched(row, {}));
      const accounts = rows.map(({ values }) =>
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, cleanLine(value)])),
      );
      setOption(db, OPTION, accounts);
      return { problems: rows.flatMap(problemsOf) };
    },
  };
}

function readStored(db: StoreDatabase): EditorRow[] {
  const stored: unknown = getOption(db, OPTION);
  const accounts: unknown[] = Array.isArray(stored) ? stored : [];
  const rows = accounts.filter(isMap).map((account, index) => ({
    id: String(index),
    name: nameOf(String(index)),
    values: Object.fromEntries(COLUMNS.map(({ key }) => [key, textOf(account[key])])),
  }));
  return [...rows, { id: NEW_ROW, name: nameOf(NEW_ROW), values: {} }];
}

const readSent = (sent: URLSearchParams) => readRows(sent, PREFIX, COLUMNS, nameOf);

function nameOf(id: string): string {
  return id === NEW_ROW ? 'new account' : `account ${Number(id) + 1}`;
}

function problemsOf({ id, values }: EditorRow): Problem[] {
  if (values['account_number'] !== '' || values['iban'] !== '') return [];
  const error = 'Please enter an account number or IBAN';
  return [{ id: cellId(PREFIX, 'account_number', id), label: 'Account number', error }];
}

/** Options may be written directly, so what was saved may be anything. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
