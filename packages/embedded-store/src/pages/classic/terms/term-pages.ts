import { findAttribute, DEFAULT_CATEGORY, listTerms } from '../../../catalog';
import type { Attribute, Term } from '../../../catalog';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import { ADMIN_PATH } from '../../shared/addresses';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { List, ListTexts } from '../lists/list';
import { deletion } from '../lists/post-status';
import { categoriesOf } from '../products/product-list';
import { field, readRecord } from '../records/record-form';
import type { RecordForm } from '../records/record-form';
import { __, _n, sprintf } from '../../../i18n';

/** A taxonomy. */
interface Kind {
  taxonomy: string;
  title: string;
  texts: ListTexts;
  labels: { add: string; edit: string; all: string; saved: string; deleted: (count: number) => string };
  /** Root path of its REST requests. */
  root: string;
  breadcrumbs: EmbedBreadcrumbs;
  hasParents?: boolean;
}

const productsCrumb = () => ['edit.php?post_type=product', __('Products', 'store-admin')] as const;

const categoryKind = (): Kind => ({
  taxonomy: 'product_cat',
  title: __('Categories', 'store-admin'),
  texts: {
    none: __('No categories found.', 'store-admin'),
    search: __('Search categories', 'store-admin'),
    selectOne: __('Select at least one category.', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of categories */
      _n('%s category', '%s categories', count, 'store-admin'),
  },
  labels: {
    add: __('Add category', 'store-admin'),
    edit: __('Edit category', 'store-admin'),
    all: __('All categories', 'store-admin'),
    saved: __('The category was saved.', 'store-admin'),
    deleted: (count) =>
      /* translators: %s: number of categories */
      _n('%s category deleted.', '%s categories deleted.', count, 'store-admin'),
  },
  root: '/wc/v3/products/categories',
  breadcrumbs: [productsCrumb(), __('Categories', 'store-admin')],
  hasParents: true,
});

const tagKind = (): Kind => ({
  taxonomy: 'product_tag',
  title: __('Tags', 'store-admin'),
  texts: {
    none: __('No tags found.', 'store-admin'),
    search: __('Search tags', 'store-admin'),
    selectOne: __('Select at least one tag.', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of tags */
      _n('%s tag', '%s tags', count, 'store-admin'),
  },
  labels: {
    add: __('Add tag', 'store-admin'),
    edit: __('Edit tag', 'store-admin'),
    all: __('All tags', 'store-admin'),
    saved: __('The tag was saved.', 'store-admin'),
    deleted: (count) =>
      /* translators: %s: number of tags */
      _n('%s tag deleted.', '%s tags deleted.', count, 'store-admin'),
  },
  root: '/wc/v3/products/tags',
  breadcrumbs: [productsCrumb(), __('Tags', 'store-admin')],
});

const valueKind = ({ id, name, slug }: Attribute): Kind => ({
  taxonomy: slug,
  /* translators: %s: name of a product attribute */
  title: sprintf(__('Values of %s', 'store-admin'), name),
  texts: {
    none: __('No values found.', 'store-admin'),
    search: __('Search values', 'store-admin'),
    selectOne: __('Select at least one value.', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of values */
      _n('%s value', '%s values', count, 'store-admin'),
  },
  labels: {
    add: __('Add value', 'store-admin'),
    edit: __('Edit value', 'store-admin'),
    all: __('All values', 'store-admin'),
    saved: __('The value was saved.', 'store-admin'),
    deleted: (count) =>
      /* translators: %s: number of values */
      _n('%s value deleted.', '%s values deleted.', count, 'store-admin'),
  },
  root: `/wc/v3/products/attributes/${id}/terms`,
  breadcrumbs: [
    productsCrumb(),
    ['edit.php?post_type=product&page=product_attributes', __('Attributes', 'store-admin')],
    name,
  ],
});

function findKind({ url, store }: AdminPageContext): Kind | undefined {
  const taxonomy = url.searchParams.get('taxonomy') ?? '';
  if (taxonomy === 'product_cat') return categoryKind();
  if (taxonomy === 'product_tag') return tagKind();
  const attribute = findAttribute(store.db, taxonomy);
  return attribute && valueKind(attribute);
}

function termAddress(taxonomy: string, id?: number): string {
  return `term.php?taxonomy=${taxonomy}&post_type=product${id === undefined ? '' : `&tag_ID=${id}`}`;
}

export function termList(context: AdminPageContext): List<Term> | undefined {
  const kind = findKind(context);
  if (!kind) return undefined;
  const { taxonomy, labels } = kind;
  const addressOf = ({ id }: Term) => ADMIN_PATH + termAddress(taxonomy, id);
  return {
    ...kind,
    screen: `edit-tags-php taxonomy-${taxonomy} post-type-product`,
    addNew: () => ({ label: labels.add, href: termAddress(taxonomy) }),
    actions: { delete: deletion(labels.deleted, __('Delete', 'store-admin')) },
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
            label: __('Name', 'store-admin'),
            sortBy: 'name',
            cell: (term) => html`<a class="row-title" href="${addressOf(term)}">${term.name}</a>`,
          },
          { label: __('Description', 'store-admin'), cell: ({ description }) => description || '–' },
          { label: __('Slug', 'store-admin'), sortBy: 'slug', cell: ({ slug }) => slug },
          {
            label: __('Count', 'store-admin'),
            sortBy: 'count',
            isNumber: true,
            cell: ({ count }) => String(count),
          },
        ],
        links: (term) => [{ label: __('Edit', 'store-admin'), href: addressOf(term) }],
        rowActions: ({ id }) => (id === DEFAULT_CATEGORY ? [] : ['delete']),
        bulkActions: ['delete'],
      };
    },
  };
}

/** The form of the term in `tag_ID`, or of a new one. */
export function termForm(context: AdminPageContext): RecordForm | undefined {
  const kind = findKind(context);
  if (!kind) return undefined;
  const { taxonomy, labels, root, breadcrumbs, hasParents } = kind;
  const id = context.url.searchParams.get('tag_ID');
  const isNew = id === null;
  const record = isNew ? { parent: 0 } : readRecord(context, `${root}/${Number(id)}`);
  if (!record) return undefined;
  const parents = categoriesOf(context.store.db).filter(([parent]) => parent !== id);
  const options = { '0': __('None', 'store-admin'), ...Object.fromEntries(parents) };
  return {
    title: isNew ? labels.add : labels.edit,
    screen: `term-php taxonomy-${taxonomy} post-type-product`,
    breadcrumbs,
    link: { label: labels.all, href: `edit-tags.php?taxonomy=${taxonomy}&post_type=product` },
    messages: { updated: labels.saved },
    record,
    rest: { root, id: isNew ? undefined : Number(id) },
    addressOf: (saved) => termAddress(taxonomy, saved),
    boxes: [
      {
        id: 'term',
        title: '',
        fields: [
          field('text', 'name', __('Name', 'store-admin'), { isRequired: true }),
          field('text', 'slug', __('Slug', 'store-admin'), {
            description: __(
              'The URL-friendly version of the name. Leave empty to generate it from the name.',
              'store-admin',
            ),
          }),
          ...(hasParents
            ? [field('select', 'parent', __('Parent category', 'store-admin'), { options })]
            : []),
          field('textarea', 'description', __('Description', 'store-admin')),
        ],
        buttons: [
          {
            name: 'save',
            label: isNew ? labels.add : __('Update', 'store-admin'),
            isPrimary: true,
            message: 'updated',
          },
        ],
      },
    ],
  };
}
