import { listTerms } from '../../../catalog';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm } from '../form/page-form';
import { cellId, rowTableForm, saveRows } from '../form/row-table';
import { __ } from '../../../i18n';

const PREFIX = 'shipping_class';

export function shippingClassesForm(context: AdminPageContext): PageForm {
  const query = { orderBy: 'name', order: 'asc', limit: -1, offset: 0 } as const;
  const { terms } = listTerms(context.store.db, 'product_shipping_class', query);
  const stored = terms.map(({ id, name, slug, description }) => ({
    id: String(id),
    values: { name, slug, description },
  }));
  const place = ({ id }: { id: string }) => ({
    id: cellId(PREFIX, 'name', id),
    label: __('Shipping class', 'store-admin'),
  });
  return rowTableForm({
    title: __('Shipping classes', 'store-admin'),
    description: __(
      'Shipping classes can be used to group products of similar type. Fill in the last row to add a class.',
      'store-admin',
    ),
    names: {
      added: __('new class', 'store-admin'),
      /* translators: %d: number of the row */
      row: __('class %d', 'store-admin'),
      /* translators: %d: number of the row */
      remove: __('Remove class %d', 'store-admin'),
    },
    prefix: PREFIX,
    columns: [
      { key: 'name', label: __('Shipping class', 'store-admin') },
      { key: 'slug', label: __('Slug', 'store-admin') },
      { key: 'description', label: __('Description', 'store-admin') },
    ],
    stored,
    problemsOf: (row) =>
      row.values['name'] ? [] : [{ ...place(row), error: __('Please enter a name.', 'store-admin') }],
    save: (rows) =>
      saveRows(context, rows, {
        root: '/wc/v3/products/shipping_classes',
        stored,
        toBody: (values) => values,
        place,
      }),
  });
}
