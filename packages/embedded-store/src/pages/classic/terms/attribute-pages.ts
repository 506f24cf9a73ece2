import { type Attribute, getAttribute, listAttributes } from '../../../resources/attributes';
import { listTerms } from '../../../resources/terms';
import { ADMIN_PATH } from '../../addresses';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { List } from '../lists/list';
import { DELETE } from '../lists/post-status';
import type { RecordForm } from '../records/record-page';
import { simpleRecord } from '../records/simple-record';

const PAGE = 'edit.php?post_type=product&page=product_attributes';
const ROOT = '/wc/v3/products/attributes';

/** What a product can differ in, and the values it can have. */
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

export function newAttribute(visitor: Visitor): RecordForm {
  return attributeForm(visitor, undefined);
}

export function editAttribute(visitor: Visitor): RecordForm | undefined {
  const attribute = getAttribute(visitor.store.db, Number(visitor.url.searchParams.get('edit')));
  return attribute && attributeForm(visitor, attribute);
}

function attributeForm(visitor: Visitor, attribute: Attribute | undefined): RecordForm {
  return simpleRecord(visitor, {
    title: attribute ? 'Edit attribute' : 'Add attribute',
    screen: 'product_page_product_attributes',
    breadcrumbs: [['edit.php?post_type=product', 'Products'], [PAGE, 'Attributes'], 'Edit attribute'],
    addNew: { label: 'All attributes', href: PAGE },
    fields: [
      { id: 'name', label: 'Name', type: 'text', value: attribute?.name ?? '', isRequired: true },
      {
        id: 'slug',
        label: 'Slug',
        description: 'At most 28 characters. Empty: made from the name.',
        type: 'text',
        value: attribute?.slug.replace(/^pa_/, '') ?? '',
      },
    ],
    call: (body) =>
      attribute
        ? { method: 'PUT', path: `${ROOT}/${attribute.id}`, body }
        : { method: 'POST', path: ROOT, body },
    button: attribute ? 'Update' : 'Add attribute',
    goTo: (id) => `${PAGE}&edit=${id}`,
    done: 'The attribute was saved.',
  });
}
