import { findAttribute, DEFAULT_CATEGORY, listTerms } from '../../../catalog';
import type { Term } from '../../../catalog';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import { ADMIN_PATH } from '../../shared/addresses';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { List } from '../lists/list';
import { DELETE } from '../lists/post-status';
import { categoriesOf } from '../products/product-list';
import { field, readRecord } from '../records/record-form';
import type { RecordForm } from '../records/record-form';

/** A taxonomy. */
interface Kind {
  taxonomy: string;
  title: string;
  what: { one: string; many: string };
  /** Root path of its REST requests. */
  root: string;
  breadcrumbs: EmbedBreadcrumbs;
  hasParents?: boolean;
}

const PRODUCTS = ['edit.php?post_type=product', 'Products'] as const;

const CATEGORIES: Kind = {
  taxonomy: 'product_cat',
  title: 'Categories',
  what: { one: 'category', many: 'categories' },
  root: '/wc/v3/products/categories',
  breadcrumbs: [PRODUCTS, 'Categories'],
  hasParents: true,
};

const TAGS: Kind = {
  taxonomy: 'product_tag',
  title: 'Tags',
  what: { one: 'tag', many: 'tags' },
  root: '/wc/v3/products/tags',
  breadcrumbs: [PRODUCTS, 'Tags'],
};

function findKind({ url, store }: AdminPageContext): Kind | undefined {
  const taxonomy = url.searchParams.get('taxonomy') ?? '';
  const known = [CATEGORIES, TAGS].find((kind) => kind.taxonomy === taxonomy);
  const attribute = known ? undefined : findAttribute(store.db, taxonomy);
  if (!attribute) return known;
  return {
    taxonomy,
    title: `Values of ${attribute.name}`,
    what: { one: 'value', many: 'values' },
    root: `/wc/v3/products/attributes/${attribute.id}/terms`,
    breadcrumbs: [
      PRODUCTS,
      ['edit.php?post_type=product&page=product_attributes', 'Attributes'],
      attribute.name,
    ],
  };
}

function termAddress(taxonomy: string, id?: number): string {
  return `term.php?taxonomy=${taxonomy}&post_type=product${id === undefined ? '' : `&tag_ID=${id}`}`;
}

export function termList(visitor: AdminPageContext): List<Term> | undefined {
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

/** The form of the term in `tag_ID`, or of a new one. */
export function termForm(visitor: AdminPageContext): RecordForm | undefined {
  const kind = findKind(visitor);
  if (!kind) return undefined;
  const { taxonomy, what, root, breadcrumbs, hasParents } = kind;
  const id = visitor.url.searchParams.get('tag_ID');
  const isNew = id === null;
  const record = isNew ? { parent: 0 } : readRecord(visitor, `${root}/${Number(id)}`);
  if (!record) return undefined;
  const parents = categoriesOf(visitor.store.db).filter(([parent]) => parent !== id);
  const options = { '0': 'None', ...Object.fromEntries(parents) };
  return {
    title: isNew ? `Add ${what.one}` : `Edit ${what.one}`,
    screen: `term-php taxonomy-${taxonomy} post-type-product`,
    breadcrumbs,
    link: { label: `All ${what.many}`, href: `edit-tags.php?taxonomy=${taxonomy}&post_type=product` },
    messages: { updated: `The ${what.one} was saved.` },
    record,
    rest: { root, id: isNew ? undefined : Number(id) },
    addressOf: (saved) => termAddress(taxonomy, saved),
    boxes: [
      {
        id: 'term',
        title: '',
        fields: [
          field('text', 'name', 'Name', { isRequired: true }),
          field('text', 'slug', 'Slug', {
            description: 'The URL-friendly version of the name. Leave empty to generate it from the name.',
          }),
          ...(hasParents ? [field('select', 'parent', 'Parent category', { options })] : []),
          field('textarea', 'description', 'Description'),
        ],
        buttons: [
          { name: 'save', label: isNew ? `Add ${what.one}` : 'Update', isPrimary: true, message: 'updated' },
        ],
      },
    ],
  };
}
