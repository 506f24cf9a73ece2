import { findAttribute } from '../../../resources/attributes';
import { DEFAULT_CATEGORY, getTerm, listTerms, type Term } from '../../../resources/terms';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import { ADMIN_PATH } from '../../addresses';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { FormField } from '../form/field';
import { write } from '../form/write';
import { type List, PER_PAGE } from '../lists/list';
import { oneOfParameter, orderOf, parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import { pageOf } from '../lists/pagination';
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
  const taxonomy = parameter(url, 'taxonomy');
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
  const { taxonomy, title, what, root, breadcrumbs } = kind;
  return {
    title,
    titleLabel: 'Name',
    screen: `edit-tags-php taxonomy-${taxonomy} post-type-product`,
    breadcrumbs,
    what,
    viewParameter: 'view',
    isSearchable: true,
    addNew: () => ({ label: `Add ${what.one}`, href: termAddress(taxonomy) }),
    open: ({ url, store }) => {
      const { terms, total } = listTerms(store.db, taxonomy, {
        search: parameter(url, 's') || undefined,
        orderBy: oneOfParameter(url, 'orderby', ['name', 'slug', 'count']) ?? 'name',
        order: orderOf(url) ?? 'asc',
        limit: PER_PAGE,
        offset: (pageOf(url) - 1) * PER_PAGE,
      });
      const address = ({ id }: Term) => ADMIN_PATH + termAddress(taxonomy, id);
      return {
        items: terms,
        total,
        views: [],
        filters: [],
        titleSortBy: 'name',
        name: ({ name }) => name,
        title: (term) => html`<a class="row-title" href="${address(term)}">${term.name}</a>`,
        columns: [
          { label: 'Description', cell: ({ description }) => description || '–' },
          { label: 'Slug', sortBy: 'slug', cell: ({ slug }) => slug },
          { label: 'Count', sortBy: 'count', isNumber: true, cell: ({ count }) => String(count) },
        ],
        links: (term) => [{ label: 'Edit', href: address(term) }],
        rowActions: ({ id }) =>
          id === DEFAULT_CATEGORY ? [] : [{ value: 'delete', label: 'Delete', isDestructive: true }],
        bulkActions: [{ value: 'delete', label: 'Delete' }],
      };
    },
    apply: (somebody, _action, id) => {
      const written = write(somebody, { method: 'DELETE', path: `${root}/${id}`, body: { force: true } });
      return 'failure' in written ? written.failure.message : undefined;
    },
    done: { delete: counted(what, 'deleted.') },
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
