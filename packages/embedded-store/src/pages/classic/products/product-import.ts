import { findProducts } from '../../../resources/products';
import { html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { Outcome } from '../form/page-form';
import { writeOneOfMany } from '../form/write';
import type { RecordForm } from '../records/record-page';
import { parseCsv } from './csv';

const ROOT = '/wc/v3/products';

/** Columns by the headings under which the platform exports them, and the member each becomes. */
const MEMBERS: Readonly<Record<string, string>> = {
  name: 'name',
  sku: 'sku',
  'regular price': 'regular_price',
  'sale price': 'sale_price',
  'short description': 'short_description',
  description: 'description',
};

/** Products from a file: those whose SKU is known are updated, the others are new. All of them or none. */
export function importProducts(visitor: Visitor): RecordForm {
  return {
    title: 'Import products',
    screen: 'product_page_product_importer',
    breadcrumbs: ['Products', 'Import'],
    takesFiles: true,
    addNew: { label: 'All products', href: 'edit.php?post_type=product' },
    messages: {},
    show: (draft) => {
      const error = draft?.problems[0]?.error;
      return html`<p>
          <label for="import">CSV file</label><br />
          <input
            type="file"
            id="import"
            name="import"
            accept=".csv,text/csv"
            ${error ? html`aria-invalid="true" aria-describedby="import-error"` : NOTHING}
          />
          ${error ? html`<span class="field-error" id="import-error">${error}</span>` : NOTHING}
        </p>
        <p class="description">
          The first line names the columns: Name, SKU, Regular price, Sale price, Stock, Published (1 or 0),
          Short description, Description. Other columns are left out. Files up to 250 kB.
        </p>
        <p class="submit">
          <button type="submit" class="button-primary" name="save" value="1">Import</button>
        </p>`;
    },
    save: (_sent, files) => {
      const upload = files.get('import');
      if (!upload) return refuse('Please choose a file.');
      const rows = parseCsv(upload.content.toString('utf8'));
      return rows ? importRows(visitor, rows) : refuse('This is not a CSV file: its quotes do not match.');
    },
  };
}

function importRows(visitor: Visitor, [headings = [], ...rows]: string[][]): Outcome {
  const columns = headings.map((heading) => heading.trim().toLowerCase());
  if (!columns.includes('name') && !columns.includes('sku')) {
    return refuse('The first line of this file names neither a column “Name” nor “SKU”.');
  }
  if (rows.length === 0) return refuse('There are no products in this file.');
  for (const [index, row] of rows.entries()) {
    const body = toProduct(new Map(columns.map((column, at) => [column, (row[at] ?? '').trim()])));
    const id = findBySku(visitor, body['sku']);
    const written = writeOneOfMany(
      visitor,
      id === undefined
        ? { method: 'POST', path: ROOT, body }
        : { method: 'PUT', path: `${ROOT}/${id}`, body },
    );
    // The heading is the first line, and people count from one.
    if ('failure' in written) return refuse(`Line ${index + 2}: ${written.failure.message}`);
  }
  return { goTo: 'edit.php?post_type=product', message: 'import' };
}

/** Empty cells say nothing, so that a file with a few columns changes no more than those. */
function toProduct(cells: ReadonlyMap<string, string>): Record<string, unknown> {
  const filled = [...cells].filter(([, value]) => value !== '');
  const members = filled.flatMap(([column, value]) => {
    if (column === 'published') return [['status', value === '1' ? 'publish' : 'draft']];
    if (column === 'stock') {
      return [
        ['manage_stock', true],
        ['stock_quantity', Number(value)],
      ];
    }
    const member = MEMBERS[column];
    return member === undefined ? [] : [[member, value]];
  });
  return Object.fromEntries(members) as Record<string, unknown>;
}

function findBySku({ store }: Visitor, sku: unknown): number | undefined {
  if (typeof sku !== 'string') return undefined;
  const { products } = findProducts(store.db, {
    now: store.clock(),
    kind: 'products',
    skus: [sku],
    orderBy: 'id',
    order: 'asc',
    limit: 1,
    offset: 0,
  });
  return products[0]?.id;
}

const refuse = (error: string): Outcome => ({ problems: [{ id: 'import', label: 'CSV file', error }] });
