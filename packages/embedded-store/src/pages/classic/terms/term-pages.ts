import { findAttribute } from '../../../resources/attributes';
import { DEFAULT_CATEGORY, getTerm, listTerms, type Term } from '../../../resources/terms';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import { ADMIN_PATH } from '../../addresses';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { FormField } from '../form/field';
import type { List } from '../lists/list';
import { DELETE } from '../lists/post-status';
import { categoriesOf } from '../products/product-list';
import type { RecordForm } from '../records/record-page';
import { simpleRecord } from '../records/simple-record';

/** One kind of terms. */
interface Kind {
  taxonomy: string;
  title: string;
  what: { one: string; many: string };
  /** Of the calls about them. */
  root: string;
  breadcrumbs: EmbedBreadcrumbs;
  hasParents: boolean;
}

const PRODUCTS = ['edit.php?post_type=product', 'Products'] as const;

function findKind({ url, store }: Visitor): Kind | undefined {
  const taxonomy = url.searchParams.get('taxonomy') ?? '';
  if (taxonomy === 'product_cat') {
    return {
      taxonomy,
      title: 'Categories',
      what: { one: 'category', many: 'categories' },
      root: '/wc/v3/products/categories',
      breadcrumbs: [PRODUCTS, 'Categories'],
      hasParents: true,
    };
  }
  if (taxonomy === 'product_tag') {
    return {
      taxonomy,
      title: 'Tags',
      what: { one: 'tag', many: 'tags' },
      root: '/wc/v3/products/tags',
      breadcrumbs: [PRODUCTS, 'Tags'],
      hasParents: false,
    };
  }
  const attribute = findAttribute(store.db, taxonomy);
  return (
    attribute && {
      taxonomy,
      title: `Values of ${attribute.name}`,
      what: { one: 'value', many: 'values' },
      root: `/wc/v3/products/attributes/${attribute.id}/terms`,
      breadcrumbs: [
        PRODUCTS,
        ['edit.php?post_type=product&page=product_attributes', 'Attributes'],
        attribute.name,
      ],
      hasParents: false,
    }
  );
}

function termAddress(taxonomy: string, id?: number): string {
  return `term.php?taxonomy=${taxonomy}&post_type=product${id === undefined ? '' : `&tag_ID=${id}`}`;
}

export function termList(visitor: Visitor): List<Term> | undefined {
  const kind = findKind(visitor);
  if (!kind) return undefined;
  const { taxonomy, what } = kind;
  const addressOf = ({ id }: Term) => ADMIN_PATH + termAddress(taxonomy, id);
  return {
    ...kind,
    screen: `edit-tags-php taxonomy-${taxonomy} post-type-product`,
    addNew: () => ({ label: `Add ${what.one}`, href: termAddress(taxonomy) }),
    actions: { delete: { ...DELETE, label: 'Delete', done: 'deleted.' } },
    open({ store }, query) {
      const { terms, total } = listTerms(store.db, taxonomy, {
        search: query.search || undefined,
        orderBy: query.orderBy(['name', 'slug', 'count']),
        order: query.order ?? 'asc',
        limit: query.limit,
        offset: query.offset,
      });
      return {
        items: terms,
        total,
        name: ({ name }) => name,
        columns: [
          {
            label: 'Name',
            sortBy: 'name',
            cell: (term) => html`<a class="row-title" href="${addressOf(term)}">${term.name}</a>`,
          },
          { label: 'Description', cell: ({ description }) => description || '–' },
          { label: 'Slug', sortBy: 'slug', cell: ({ slug }) => slug },
          { label: 'Count', sortBy: 'count', isNumber: true, cell: ({ count }) => String(count) },
        ],
        links: (term) => [{ label: 'Edit', href: addressOf(term) }],
        rowActions: ({ id }) => (id === DEFAULT_CATEGORY ? [] : ['delete']),
        bulkActions: ['delete'],
      };
    },
  };
}

export function termForm(visitor: Visitor): RecordForm | undefined {
  const kind = findKind(visitor);
  if (!kind) return undefined;
  const { taxonomy, what, root, breadcrumbs } = kind;
  const asked = visitor.url.searchParams.get('tag_ID');
  const term = asked === null ? undefined : getTerm(visitor.store.db, taxonomy, Number(asked));
  if (asked !== null && !term) return undefined;
  return simpleRecord(visitor, {
    title: term ? `Edit ${what.one}` : `Add ${what.one}`,
    screen: `term-php taxonomy-${taxonomy} post-type-product`,
    breadcrumbs,
    addNew: { label: `All ${what.many}`, href: `edit-tags.php?taxonomy=${taxonomy}&post_type=product` },
    fields: termFields(visitor, kind, term),
    call: (body) =>
      term ? { method: 'PUT', path: `${root}/${term.id}`, body } : { method: 'POST', path: root, body },
    button: term ? 'Update' : `Add ${what.one}`,
    goTo: (id) => termAddress(taxonomy, id),
    done: `The ${what.one} was saved.`,
  });
}

function termFields({ store }: Visitor, { hasParents }: Kind, term: Term | undefined): FormField[] {
  const parents = categoriesOf(store.db).filter(([id]) => id !== String(term?.id));
  const parent: FormField = {
    id: 'parent',
    label: 'Parent category',
    type: 'select',
    value: String(term?.parentId ?? 0),
    options: { '0': 'None', ...Object.fromEntries(parents) },
  };
  return [
    { id: 'name', label: 'Name', type: 'text', value: term?.name ?? '', isRequired: true },
    {
      id: 'slug',
      label: 'Slug',
      description: 'How it is written in addresses. Empty: made from the name.',
      type: 'text',
      value: term?.slug ?? '',
    },
    ...(hasParents ? [parent] : []),
    { id: 'description', label: 'Description', type: 'textarea', value: term?.description ?? '' },
  ];
}
