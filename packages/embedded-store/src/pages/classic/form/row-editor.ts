import { type Html, html, NOTHING } from '../../../html/html';
import type { Problem } from './page-form';

/** One member of every row of a table in which each cell is a field. */
export interface EditorColumn {
  key: string;
  label: string;
  type: 'text' | 'number' | 'checkbox';
  width: 'tiny' | 'short' | 'wide';
  placeholder?: string;
  /** Id of a list of values to choose from. */
  list?: string;
}

export interface EditorRow {
  /** A number, or `new-0` for a row that is not stored yet. */
  id: string;
  /** What the row is called by those who cannot see where it stands. */
  name: string;
  values: Readonly<Record<string, string>>;
  /** Whether its box for removing is ticked. */
  isRemoved?: boolean;
}

export interface RowEditor {
  caption: string;
  /** Of the names of the fields: `tax_rate` makes `tax_rate_country[12]`. */
  prefix: string;
  columns: readonly EditorColumn[];
  rows: readonly EditorRow[];
  problems?: readonly Problem[];
}

export const NEW_ROW = 'new-0';

const REMOVE = 'remove';

/** A table of fields with an empty row at its end, and a box by which a row is removed on saving. */
export function rowEditor({ caption, prefix, columns, rows, problems = [] }: RowEditor): Html {
  const wrong = new Map(problems.map(({ id, error }) => [id, error]));
  return html`<table class="widefat stacks row-editor">
    <caption class="screen-reader-text">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map(({ label, width }) => html`<th scope="col" class="is-${width}">${label}</th>`)}
        <th scope="col" class="is-tiny">Remove</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => editorRow(prefix, columns, row, wrong))}
    </tbody>
  </table>`;
}

/** The rows as they were sent, the empty new one among them. */
export function readRows(
  sent: URLSearchParams,
  prefix: string,
  columns: readonly EditorColumn[],
  nameOf: (id: string) => string,
): EditorRow[] {
  const [first] = columns;
  const pattern = new RegExp(`^${prefix}_${first?.key}\\[(\\d{1,15}|new-\\d)\\]$`);
  const ids = [...new Set(sent.keys())].flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return ids.map((id) => ({
    id,
    name: nameOf(id),
    isRemoved: sent.has(fieldName(prefix, REMOVE, id)),
    values: Object.fromEntries(
      columns.map(({ key, type }) => {
        const name = fieldName(prefix, key, id);
        return [key, type === 'checkbox' ? (sent.has(name) ? 'yes' : '') : (sent.get(name) ?? '').trim()];
      }),
    ),
  }));
}

/** Whether nobody typed anything into a new row. */
export function isUntouched({ id, values }: EditorRow, presets: Readonly<Record<string, string>>): boolean {
  return id === NEW_ROW && Object.entries(values).every(([key, value]) => value === (presets[key] ?? ''));
}

/** Id of a cell's field. */
export function cellId(prefix: string, key: string, row: string): string {
  return `${prefix}_${key}-${row}`;
}

function fieldName(prefix: string, key: string, row: string): string {
  return `${prefix}_${key}[${row}]`;
}

function editorRow(
  prefix: string,
  columns: readonly EditorColumn[],
  row: EditorRow,
  wrong: ReadonlyMap<string, string>,
): Html {
  return html`<tr>
    ${columns.map((column) => {
      const error = wrong.get(cellId(prefix, column.key, row.id));
      return html`<td data-label="${column.label}" class="is-${column.width}">
        ${cell(prefix, column, row, error)}
      </td>`;
    })}
    <td data-label="Remove" class="is-tiny">${row.id === NEW_ROW ? NOTHING : removeBox(prefix, row)}</td>
  </tr>`;
}

function cell(
  prefix: string,
  { key, label, type, placeholder, list }: EditorColumn,
  row: EditorRow,
  error: string | undefined,
): Html {
  const id = cellId(prefix, key, row.id);
  const value = row.values[key] ?? '';
  const common = html`type="${type}" id="${id}" name="${fieldName(prefix, key, row.id)}"
  aria-label="${`${label}, ${row.name}`}"
  ${error ? html`aria-invalid="true" aria-describedby="${id}-error"` : NOTHING}`;
  if (type === 'checkbox') {
    return html`<input ${common} value="1" ${value === 'yes' ? html`checked` : NOTHING} />`;
  }
  return html`<input
      ${common}
      value="${value}"
      ${placeholder ? html`placeholder="${placeholder}"` : NOTHING}
      ${list ? html`list="${list}"` : NOTHING}
      ${type === 'number' ? html`step="1"` : NOTHING}
    />
    ${error ? html`<p class="field-error" id="${id}-error">${error}</p>` : NOTHING}`;
}

function removeBox(prefix: string, { id, name, isRemoved }: EditorRow): Html {
  return html`<input
    type="checkbox"
    name="${fieldName(prefix, REMOVE, id)}"
    value="1"
    aria-label="${`Remove ${name}`}"
    ${isRemoved ? html`checked` : NOTHING}
  />`;
}
