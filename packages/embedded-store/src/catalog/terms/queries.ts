import {
  allOf,
  condition,
  contains,
  first,
  integer,
  isNoneOf,
  isOneOf,
  readPage,
  run,
  text,
} from '../../database';
import type { Row, SqlValue, StoreDatabase } from '../../database';
import { toFreeSlug, toSlug } from '../../shared/slug';

/** `product_cat`, `product_tag`, `product_shipping_class`, or the slug of an attribute, such as `pa_color`. */
export type Taxonomy = string;

/** The category of products without any other; it can't be deleted. `schema.sql` creates it. */
export const DEFAULT_CATEGORY = 15;

export interface TermMembers {
  name: string;
  slug: string;
  /** 0 for none. */
  parentId: number;
  description: string;
  display: string;
  imageId: number | null;
  menuOrder: number;
}

export interface Term extends TermMembers {
  id: number;
  taxonomy: Taxonomy;
  /** The number of published products with this term. */
  count: number;
}

export interface TermFilter {
  search?: string | undefined;
  include?: readonly number[] | undefined;
  exclude?: readonly number[] | undefined;
  slug?: string | undefined;
  parent?: number | undefined;
  /** Only the terms of this product. */
  product?: number | undefined;
  hideEmpty?: boolean;
  orderBy: TermOrder;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const COUNT = `(SELECT count(*) FROM product_terms JOIN products ON products.id = product_terms.product_id
  WHERE product_terms.term_id = terms.id AND products.status = 'publish' AND products.parent_id IS NULL)`;

const ORDERS = {
  id: 'id',
  include: 'id',
  name: 'name COLLATE NOCASE',
  slug: 'slug',
  term_group: 'name COLLATE NOCASE',
  description: 'description',
  count: COUNT,
  menu_order: 'menu_order',
} as const;

export type TermOrder = keyof typeof ORDERS;

export function listTerms(
  db: StoreDatabase,
  taxonomy: Taxonomy,
  filter: TermFilter,
): { terms: Term[]; total: number } {
  const { search, include = [], exclude = [], slug, parent, product } = filter;
  const where = allOf([
    condition('taxonomy = ?', taxonomy),
    search !== undefined && contains(['name', 'slug'], search),
    include.length > 0 && isOneOf('id', include),
    exclude.length > 0 && isNoneOf('id', exclude),
    slug !== undefined && condition('slug = ?', slug),
    parent !== undefined && condition('parent_id = ?', parent),
    product !== undefined &&
      condition('id IN (SELECT term_id FROM product_terms WHERE product_id = ?)', product),
    filter.hideEmpty === true && condition(`${COUNT} > 0`),
  ]);
  const { rows, total } = readPage(db, {
    columns: `*, ${COUNT} AS count`,
    from: 'terms',
    where,
    orderBy: `${ORDERS[filter.orderBy]} ${filter.order}, id ${filter.order}`,
    limit: filter.limit,
    offset: filter.offset,
  });
  return { terms: rows.map(toTerm), total };
}

export function getTerm(db: StoreDatabase, taxonomy: Taxonomy, id: number): Term | undefined {
  return findTerm(db, 'taxonomy = ? AND id = ?', taxonomy, id);
}

/** Finds the term with this name and parent, ignoring case. */
export function findTermByName(
  db: StoreDatabase,
  taxonomy: Taxonomy,
  name: string,
  parentId = 0,
): Term | undefined {
  const where = 'taxonomy = ? AND name = ? COLLATE NOCASE AND parent_id = ?';
  return findTerm(db, where, taxonomy, name, parentId);
}

export function findTermBySlug(db: StoreDatabase, taxonomy: Taxonomy, slug: string): Term | undefined {
  return findTerm(db, 'taxonomy = ? AND slug = ?', taxonomy, slug);
}

export function createTerm(
  db: StoreDatabase,
  taxonomy: Taxonomy,
  members: Partial<TermMembers> & { name: string },
): Term {
  const wanted = toSlug(members.slug || members.name, 'term');
  const slug = toFreeSlug(wanted, (candidate) => findTermBySlug(db, taxonomy, candidate) !== undefined);
  const { id } = run(
    db,
    `INSERT INTO terms (taxonomy, name, slug, parent_id, description, display, image_id, menu_order)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    taxonomy,
    members.name,
    slug,
    members.parentId ?? 0,
    members.description ?? '',
    members.display ?? 'default',
    members.imageId ?? null,
    members.menuOrder ?? 0,
  );
  const created = getTerm(db, taxonomy, id);
  if (!created) throw new Error(`The term ${members.name} was not stored.`);
  return created;
}

/** The ID of the term with this name, which is created if missing. */
export function findOrCreateTerm(db: StoreDatabase, taxonomy: Taxonomy, name: string): number {
  return (findTermByName(db, taxonomy, name) ?? createTerm(db, taxonomy, { name })).id;
}

export function updateTerm(db: StoreDatabase, term: Term, change: Partial<TermMembers>): Term {
  const next = { ...term, ...change };
  run(
    db,
    `UPDATE terms SET name = ?, slug = ?, parent_id = ?, description = ?, display = ?, image_id = ?, menu_order = ?
     WHERE id = ?`,
    next.name,
    next.slug,
    next.parentId,
    next.description,
    next.display,
    next.imageId,
    next.menuOrder,
    term.id,
  );
  return next;
}

/** Deletes a term. Its children move up a level, and products left without a category get the default one. */
export function deleteTerm(db: StoreDatabase, term: Term): void {
  run(db, 'UPDATE terms SET parent_id = ? WHERE parent_id = ?', term.parentId, term.id);
  if (term.taxonomy === 'product_cat') {
    run(
      db,
      `INSERT INTO product_terms (product_id, term_id)
       SELECT product_id, ${DEFAULT_CATEGORY} FROM product_terms WHERE term_id = ? AND NOT EXISTS (
         SELECT 1 FROM product_terms AS other JOIN terms ON terms.id = other.term_id
         WHERE other.product_id = product_terms.product_id AND other.term_id <> product_terms.term_id
           AND terms.taxonomy = 'product_cat')`,
      term.id,
    );
  }
  run(db, 'DELETE FROM terms WHERE id = ?', term.id);
}

/** Whether `id` is the term itself or a descendant, which can't become its parent. */
export function isWithin(db: StoreDatabase, term: Term, id: number): boolean {
  const row = first(
    db,
    `WITH RECURSIVE below (id) AS (
       SELECT ? UNION SELECT terms.id FROM terms JOIN below ON terms.parent_id = below.id
     ) SELECT 1 AS found FROM below WHERE id = ?`,
    term.id,
    id,
  );
  return row !== undefined;
}

function findTerm(db: StoreDatabase, where: string, ...values: SqlValue[]): Term | undefined {
  const row = first(
    db,
    `SELECT *, ${COUNT} AS count FROM terms WHERE ${where} ORDER BY id LIMIT 1`,
    ...values,
  );
  return row && toTerm(row);
}

function toTerm(row: Row): Term {
  const image = row['image_id'];
  return {
    id: integer(row, 'id'),
    taxonomy: text(row, 'taxonomy'),
    name: text(row, 'name'),
    slug: text(row, 'slug'),
    parentId: integer(row, 'parent_id'),
    description: text(row, 'description'),
    display: text(row, 'display'),
    imageId: typeof image === 'number' ? image : null,
    menuOrder: integer(row, 'menu_order'),
    count: integer(row, 'count'),
  };
}
