import type { Attribute } from '../../../catalog';
import { listAttributes, listTerms } from '../../../catalog';
import { ADMIN_PATH } from '../../shared/addresses';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { List } from '../lists/list';
import { DELETE } from '../lists/post-status';
import { field, readRecord } from '../records/record-form';
import type { RecordForm } from '../records/record-form';

const PAGE = 'edit.php?post_type=product&page=product_attributes';
const ROOT = '/wc/v3/products/attributes';

/** Product attributes and their terms. */
export const attributeList: List<Attribute> = {
  title: 'Attributes',
  screen: 'product_page_product_attributes',
  breadcrumbs: [['edit.php?post_type=product', 'Products'], 'Attributes'],
  what: { one: 'attribute', many: 'attributes' },
  addNew: () => ({ label: 'Add attribute', href: `${PAGE}&edit=new` }),
  root: ROOT,
  actions: { delete: { ...DELETE, label: 'Delete', done: 'deleted with all values.' } },
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
          label: 'Name',
          cell: ({ id, name }) =>
            html`<a class="row-title" href="${`${ADMIN_PATH}${PAGE}&edit=${id}`}">${name}</a>`,
        },
        { label: 'Slug', cell: ({ slug }) => slug },
        {
          label: 'Values',
          cell: (attribute) =>
            valuesOf(attribute)
              .map(({ name }) => name)
              .join(', ') || '–',
        },
      ],
      links: ({ slug }) => [
        { label: 'Configure terms', href: `${ADMIN_PATH}edit-tags.php?taxonomy=${slug}&post_type=product` },
      ],
      rowActions: () => ['delete'],
    };
  },
};

/** The form of the attribute in `edit`, or of a new one. */
export function attributeForm(visitor: AdminPageContext): RecordForm | undefined {
  const id = visitor.url.searchParams.get('edit');
  const isNew = id === 'new';
  const record = isNew ? {} : readRecord(visitor, `${ROOT}/${Number(id)}`);
  if (!record) return undefined;
  return {
    title: isNew ? 'Add attribute' : 'Edit attribute',
    screen: 'product_page_product_attributes',
    breadcrumbs: [['edit.php?post_type=product', 'Products'], [PAGE, 'Attributes'], 'Edit attribute'],
    link: { label: 'All attributes', href: PAGE },
    messages: { updated: 'Attribute saved.' },
    record,
    rest: { root: ROOT, id: isNew ? undefined : Number(id) },
    addressOf: (saved) => `${PAGE}&edit=${saved}`,
    boxes: [
      {
        id: 'attribute',
        title: '',
        fields: [
          field('text', 'name', 'Name', { isRequired: true }),
          field('text', 'slug', 'Slug', {
            description: 'Up to 28 characters. Leave empty to generate it from the name.',
            read: (slug) => (typeof slug === 'string' ? slug.replace(/^pa_/, '') : ''),
          }),
        ],
        buttons: [
          { name: 'save', label: isNew ? 'Add attribute' : 'Update', isPrimary: true, message: 'updated' },
        ],
      },
    ],
  };
}
