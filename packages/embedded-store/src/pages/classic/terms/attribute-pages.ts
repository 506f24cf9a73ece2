import type { Attribute } from '../../../catalog';
import { listAttributes, listTerms } from '../../../catalog';
import { ADMIN_PATH } from '../../shared/addresses';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { List } from '../lists/list';
import { deletion } from '../lists/post-status';
import { field, readRecord } from '../records/record-form';
import type { RecordForm } from '../records/record-form';
import { __, _n } from '../../../i18n';

const PAGE = 'edit.php?post_type=product&page=product_attributes';
const ROOT = '/wc/v3/products/attributes';

/** Product attributes and their terms. */
export const attributeList = (): List<Attribute> => ({
  title: __('Attributes', 'store-admin'),
  screen: 'product_page_product_attributes',
  breadcrumbs: [
    ['edit.php?post_type=product', __('Products', 'store-admin')],
    __('Attributes', 'store-admin'),
  ],
  texts: {
    none: __('No attributes found.', 'store-admin'),
    search: __('Search attributes', 'store-admin'),
    selectOne: __('Select at least one attribute.', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of attributes */
      _n('%s attribute', '%s attributes', count, 'store-admin'),
  },
  addNew: () => ({ label: __('Add attribute', 'store-admin'), href: `${PAGE}&edit=new` }),
  root: ROOT,
  actions: {
    delete: deletion(
      (count) =>
        /* translators: %s: number of attributes */
        _n(
          '%s attribute deleted with all values.',
          '%s attributes deleted with all values.',
          count,
          'store-admin',
        ),
      __('Delete', 'store-admin'),
    ),
  },
  open({ store }, query) {
    const attributes = listAttributes(store.db, query.search);
    const valuesOf = ({ slug }: Attribute) =>
      listTerms(store.db, slug, { orderBy: 'menu_order', order: 'asc', limit: 20, offset: 0 }).terms;
    return {
      items: attributes,
      total: attributes.length,
      name: ({ name }) => name,
      columns: [
        {
          label: __('Name', 'store-admin'),
          cell: ({ id, name }) =>
            html`<a class="row-title" href="${`${ADMIN_PATH}${PAGE}&edit=${id}`}">${name}</a>`,
        },
        { label: __('Slug', 'store-admin'), cell: ({ slug }) => slug },
        {
          label: __('Values', 'store-admin'),
          cell: (attribute) =>
            valuesOf(attribute)
              .map(({ name }) => name)
              .join(', ') || '–',
        },
      ],
      links: ({ slug }) => [
        {
          label: __('Configure terms', 'store-admin'),
          href: `${ADMIN_PATH}edit-tags.php?taxonomy=${slug}&post_type=product`,
        },
      ],
      rowActions: () => ['delete'],
    };
  },
});

/** The form of the attribute in `edit`, or of a new one. */
export function attributeForm(context: AdminPageContext): RecordForm | undefined {
  const id = context.url.searchParams.get('edit');
  const isNew = id === 'new';
  const record = isNew ? {} : readRecord(context, `${ROOT}/${Number(id)}`);
  if (!record) return undefined;
  return {
    title: isNew ? __('Add attribute', 'store-admin') : __('Edit attribute', 'store-admin'),
    screen: 'product_page_product_attributes',
    breadcrumbs: [
      ['edit.php?post_type=product', __('Products', 'store-admin')],
      [PAGE, __('Attributes', 'store-admin')],
      __('Edit attribute', 'store-admin'),
    ],
    link: { label: __('All attributes', 'store-admin'), href: PAGE },
    messages: { updated: __('Attribute saved.', 'store-admin') },
    record,
    rest: { root: ROOT, id: isNew ? undefined : Number(id) },
    addressOf: (saved) => `${PAGE}&edit=${saved}`,
    boxes: [
      {
        id: 'attribute',
        title: '',
        fields: [
          field('text', 'name', __('Name', 'store-admin'), { isRequired: true }),
          field('text', 'slug', __('Slug', 'store-admin'), {
            description: __('Up to 28 characters. Leave empty to generate it from the name.', 'store-admin'),
            read: (slug) => (typeof slug === 'string' ? slug.replace(/^pa_/, '') : ''),
          }),
        ],
        buttons: [
          {
            name: 'save',
            label: isNew ? __('Add attribute', 'store-admin') : __('Update', 'store-admin'),
            isPrimary: true,
            message: 'updated',
          },
        ],
      },
    ],
  };
}
