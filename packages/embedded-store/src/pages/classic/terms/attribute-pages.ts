import { type Attribute, getAttribute, listAttributes } from '../../../resources/attributes';
import { listTerms } from '../../../resources/terms';
import { ADMIN_PATH } from '../../addresses';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { write } from '../form/write';
import type { List } from '../lists/list';
import { parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import type { RecordForm } from '../records/record-page';
import { simpleRecord } from '../records/simple-record';

const PAGE = 'edit.php?post_type=product&page=product_attributes';
const ROOT = '/wc/v3/products/attributes';
const WHAT = { one: 'attribute', many: 'attributes' };

/** What a product can differ in, and the values it can have. */
export const attributeList: List<Attribute> = {
  title: 'Attributes',
  titleLabel: 'Name',
  screen: 'product_page_product_attributes',
  breadcrumbs: [['edit.php?post_type=product', 'Products'], 'Attributes'],
  what: WHAT,
  viewParameter: 'view',
  isSearchable: true,
  addNew: () => ({ label: 'Add attribute', href: `${PAGE}&edit=new` }),
  open: ({ url, store }) => {
    const attributes = listAttributes(store.db, parameter(url, 's'));
    const valuesOf = ({ slug }: Attribute) =>
      listTerms(store.db, slug, { orderBy: 'menu_order', order: 'asc', limit: 20, offset: 0 }).terms;
    return {
      items: attributes,
      total: attributes.length,
      views: [],
      filters: [],
      name: ({ name }) => name,
      title: ({ id, name }) =>
        html`<a class="row-title" href="${`${ADMIN_PATH}${PAGE}&edit=${id}`}">${name}</a>`,
      columns: [
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
        { label: 'Configure values', href: `${ADMIN_PATH}edit-tags.php?taxonomy=${slug}&post_type=product` },
      ],
      rowActions: () => [{ value: 'delete', label: 'Delete', isDestructive: true }],
      bulkActions: [],
    };
  },
  apply: (visitor, _action, id) => {
    const written = write(visitor, { method: 'DELETE', path: `${ROOT}/${id}`, body: { force: true } });
    return 'failure' in written ? written.failure.message : undefined;
  },
  done: { delete: counted(WHAT, 'deleted with all values.') },
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
