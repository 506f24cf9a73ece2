import { listTerms } from '../../../catalog';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm } from '../form/page-form';
import { cellId, rowTableForm, saveRows } from '../form/row-table';

const PREFIX = 'shipping_class';

export function shippingClassesForm(visitor: AdminPageContext): PageForm {
  const query = { orderBy: 'name', order: 'asc', limit: -1, offset: 0 } as const;
  const { terms } = listTerms(visitor.store.db, 'product_shipping_class', query);
  const stored = terms.map(({ id, name, slug, description }) => ({
    id: String(id),
    values: { name, slug, description },
  }));
  const place = ({ id }: { id: string }) => ({ id: cellId(PREFIX, 'name', id), label: 'Shipping class' });
  return rowTableForm({
    title: 'Shipping classes',
    description:
      'Shipping classes can be used to group products of similar type. Fill in the last row to add a class.',
    what: 'class',
    prefix: PREFIX,
    columns: [
      { key: 'name', label: 'Shipping class' },
      { key: 'slug', label: 'Slug' },
      { key: 'description', label: 'Description' },
    ],
    stored,
    problemsOf: (row) => (row.values['name'] ? [] : [{ ...place(row), error: 'Please enter a name.' }]),
    save: (rows) =>
      saveRows(visitor, rows, {
        root: '/wc/v3/products/shipping_classes',
        stored,
        toBody: (values) => values,
        place,
      }),
  });
}
