import { listTerms, type Term } from '../../../../resources/terms';
import { html } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
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
import { saveRow } from '../../form/save-row';

const ROOT = '/wc/v3/products/shipping_classes';
const PREFIX = 'shipping_class';

const COLUMNS: readonly EditorColumn[] = [
  { key: 'name', label: 'Shipping class', type: 'text', width: 'wide' },
  { key: 'slug', label: 'Slug', type: 'text', width: 'wide' },
  { key: 'description', label: 'Description', type: 'text', width: 'wide' },
];

/** Kinds of goods that cost differently to send. */
export function shippingClassesForm(visitor: Visitor): PageForm {
  return {
    show: (draft) =>
      html`<section class="settings-section">
        <h2>Shipping classes</h2>
        <p>
          Products of one class cost the same to send: heavy ones, say, or ones that break. Fill in the last
          row to add a class.
        </p>
        ${rowEditor({
          caption: 'Shipping classes',
          prefix: PREFIX,
          columns: COLUMNS,
          rows: draft ? readSent(draft.sent) : readStored(visitor),
          ...(draft && { problems: draft.problems }),
        })}
      </section>`,
    save: (sent) => {
      const stored = new Map(readStored(visitor).map((row) => [row.id, row]));
      const rows = readSent(sent).filter((row) => !isUntouched(row, {}));
      return { problems: rows.flatMap((row) => saveClass(visitor, row, stored.get(row.id))) };
    },
  };
}

function readStored({ store }: Visitor): EditorRow[] {
  const { terms } = listTerms(store.db, 'product_shipping_class', {
    orderBy: 'name',
    order: 'asc',
    limit: -1,
    offset: 0,
  });
  return [...terms.map(toRow), { id: NEW_ROW, name: 'new class', values: {} }];
}

function toRow({ id, name, slug, description }: Term): EditorRow {
  return { id: String(id), name, values: { name, slug, description } };
}

const readSent = (sent: URLSearchParams) =>
  readRows(sent, PREFIX, COLUMNS, (id) => (id === NEW_ROW ? 'new class' : `class ${id}`));

function saveClass(visitor: Visitor, row: EditorRow, stored: EditorRow | undefined): Problem[] {
  const place = { id: cellId(PREFIX, 'name', row.id), label: 'Shipping class' };
  return saveRow(visitor, {
    root: ROOT,
    row,
    stored,
    problemsOf: ({ values }) => (values['name'] === '' ? [{ ...place, error: 'Please enter a name.' }] : []),
    toBody: (values) => values,
    places: { name: place },
  });
}
