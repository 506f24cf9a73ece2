import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm, Problem } from './page-form';
import { toProblems, write } from './write';
import { __, fillIn, sprintf } from '../../../i18n';

/** A column of a table in which each cell is a field. */
export interface RowColumn {
  key: string;
  label: string;
  type?: 'text' | 'number' | 'checkbox';
  width?: 'tiny' | 'short' | 'wide';
  placeholder?: string;
  /** Id of a list of suggested values. */
  list?: string;
}

type Values = Readonly<Record<string, string>>;

export interface Row {
  /** A number, or `NEW_ROW` for the unsaved row. */
  id: string;
  values: Values;
  /** Whether the row's "remove" box is checked. */
  isRemoved?: boolean;
}

/** An editable table with an empty row at the end and a checkbox per row to remove it on save. */
export interface RowTable {
  title: string;
  description: string;
  /** Accessible names of rows and their controls. */
  names: {
    /** `new account` */
    added: string;
    /** With the row's number: `account %d` */
    row: string;
    /** With the row's number: `Remove account %d` */
    remove: string;
  };
  /** Prefix of the field names: `tax_rate` makes `tax_rate_country[12]`. */
  prefix: string;
  columns: readonly RowColumn[];
  stored: readonly Row[];
  /** Initial values of the empty row. If they don't change, no row is added. */
  presets?: Values;
  problemsOf: (row: Row) => readonly Problem[];
  save: (rows: readonly Row[]) => readonly Problem[];
  /** Content below the table. */
  footer?: Html;
}

const NEW_ROW = 'new-0';

const REMOVE = 'remove';

/** Id of a cell's field. */
export const cellId = (prefix: string, key: string, row: string): string => `${prefix}_${key}-${row}`;

const fieldName = (prefix: string, key: string, row: string): string => `${prefix}_${key}[${row}]`;

export function rowTableForm(table: RowTable): PageForm {
  const { title, description, stored, presets = {} } = table;
  return {
    show: (draft) => {
      const rows = draft ? readRows(table, draft.sent) : [...stored, { id: NEW_ROW, values: presets }];
      return html`<section class="settings-section">
        <h2>${title}</h2>
        <p>${description}</p>
        ${rowTable(table, rows, draft?.problems ?? [])} ${table.footer ?? NOTHING}
      </section>`;
    },
    save: (sent) => {
      const rows = readRows(table, sent).filter(
        ({ id, values }) =>
          id !== NEW_ROW || Object.entries(values).some(([key, value]) => value !== (presets[key] ?? '')),
      );
      const problems = rows.flatMap((row) => (row.isRemoved ? [] : table.problemsOf(row)));
      return { problems: problems.length > 0 ? problems : table.save(rows) };
    },
  };
}

/** Creates, updates and deletes records through the REST API. Unchanged rows are left alone. */
export function saveRows(
  context: AdminPageContext,
  rows: readonly Row[],
  {
    root,
    stored,
    toBody,
    place,
  }: {
    root: string;
    stored: readonly Row[];
    toBody: (values: Values) => Readonly<Record<string, unknown>>;
    /** The field that shows an error. */
    place: (row: Row) => { id: string; label: string };
  },
): Problem[] {
  const before = new Map(stored.map((row) => [row.id, JSON.stringify(row.values)]));
  return rows.flatMap((row) => {
    const isNew = row.id === NEW_ROW;
    // Another user may have deleted it in the meantime.
    if (!isNew && !before.has(row.id)) return [];
    const path = isNew ? root : `${root}/${row.id}`;
    if (!row.isRemoved && JSON.stringify(row.values) === before.get(row.id)) return [];
    const written = write(
      context,
      row.isRemoved
        ? { method: 'DELETE', path, body: { force: true } }
        : { method: isNew ? 'POST' : 'PUT', path, body: toBody(row.values) },
    );
    return 'failure' in written ? toProblems(written.failure, { [root]: place(row) }) : [];
  });
}

/** The submitted rows, including the new one. */
function readRows({ prefix, columns }: RowTable, sent: URLSearchParams): Row[] {
  const pattern = new RegExp(`^${prefix}_${columns[0]?.key}\\[(\\d{1,15}|${NEW_ROW})\\]$`);
  const ids = [...new Set(sent.keys())].flatMap((name) => pattern.exec(name)?.[1] ?? []);
  const read =
    (id: string) =>
    ({ key, type }: RowColumn) => {
      const name = fieldName(prefix, key, id);
      return [key, type === 'checkbox' ? (sent.has(name) ? 'yes' : '') : (sent.get(name) ?? '').trim()];
    };
  return ids.map((id) => ({
    id,
    isRemoved: sent.has(fieldName(prefix, REMOVE, id)),
    values: Object.fromEntries(columns.map(read(id))) as Values,
  }));
}

function rowTable(table: RowTable, rows: readonly Row[], problems: readonly Problem[]): Html {
  const { title, names, prefix, columns } = table;
  return html`<table class="widefat stacks row-editor">
    <caption class="screen-reader-text">
      ${title}
    </caption>
    <thead>
      <tr>
        ${columns.map(({ label, width = 'wide' }) => html`<th scope="col" class="is-${width}">${label}</th>`)}
        <th scope="col" class="is-tiny">${__('Remove', 'store-admin')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row, index) => {
        const name = row.id === NEW_ROW ? names.added : fillIn(names.row, index + 1);
        const remove = html`<input
          type="checkbox"
          name="${fieldName(prefix, REMOVE, row.id)}"
          value="1"
          aria-label="${fillIn(names.remove, index + 1)}"
          ${row.isRemoved ? html`checked` : NOTHING}
        />`;
        return html`<tr>
          ${columns.map(
            (column) =>
              html`<td data-label="${column.label}" class="is-${column.width ?? 'wide'}">
                ${cell(prefix, column, row, name, problems)}
              </td>`,
          )}
          <td data-label="${__('Remove', 'store-admin')}" class="is-tiny">
            ${row.id === NEW_ROW ? NOTHING : remove}
          </td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function cell(
  prefix: string,
  { key, label, type = 'text', placeholder, list }: RowColumn,
  row: Row,
  rowName: string,
  problems: readonly Problem[],
): Html {
  const id = cellId(prefix, key, row.id);
  const error = problems.find((problem) => problem.id === id)?.error;
  const value = row.values[key] ?? '';
  return html`<input
      type="${type}"
      id="${id}"
      name="${fieldName(prefix, key, row.id)}"
      aria-label="${sprintf(
        /* translators: 1: name of a column, 2: name of a row */
        __('%1$s, %2$s', 'store-admin'),
        label,
        rowName,
      )}"
      value="${type === 'checkbox' ? '1' : value}"
      ${type === 'checkbox' && value === 'yes' ? html`checked` : NOTHING}
      ${type === 'number' ? html`step="1"` : NOTHING}
      ${placeholder ? html`placeholder="${placeholder}"` : NOTHING}
      ${list ? html`list="${list}"` : NOTHING}
      ${error ? html`aria-invalid="true" aria-describedby="${id}-error"` : NOTHING}
    />
    ${error ? html`<p class="field-error" id="${id}-error">${error}</p>` : NOTHING}`;
}
