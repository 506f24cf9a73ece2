import { all, first, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';

/** A global attribute that products share, such as color. Its values are the terms of the taxonomy `slug`. */
export interface Attribute {
  id: number;
  name: string;
  /** Starts with `pa_`, as in WooCommerce. */
  slug: string;
  type: string;
  orderBy: string;
  hasArchives: boolean;
}

export function listAttributes(db: StoreDatabase, search = ''): Attribute[] {
  const rows = all(db, 'SELECT * FROM attributes ORDER BY name COLLATE NOCASE, id');
  const wanted = search.toLowerCase();
  return rows.map(toAttribute).filter(({ name }) => name.toLowerCase().includes(wanted));
}

export function getAttribute(db: StoreDatabase, id: number): Attribute | undefined {
  const row = first(db, 'SELECT * FROM attributes WHERE id = ?', id);
  return row && toAttribute(row);
}

export function findAttribute(db: StoreDatabase, slug: string): Attribute | undefined {
  const row = first(db, 'SELECT * FROM attributes WHERE slug = ?', slug);
  return row && toAttribute(row);
}

export function createAttribute(db: StoreDatabase, attribute: Omit<Attribute, 'id'>): Attribute {
  const { name, slug, type, orderBy, hasArchives } = attribute;
  const { id } = run(
    db,
    'INSERT INTO attributes (name, slug, type, order_by, has_archives) VALUES (?, ?, ?, ?, ?)',
    name,
    slug,
    type,
    orderBy,
    hasArchives ? 1 : 0,
  );
  return { id, ...attribute };
}

/** Updates an attribute; if its slug changes, its values move along. */
export function updateAttribute(
  db: StoreDatabase,
  attribute: Attribute,
  change: Partial<Omit<Attribute, 'id'>>,
): Attribute {
  const next = { ...attribute, ...change };
  run(
    db,
    'UPDATE attributes SET name = ?, slug = ?, type = ?, order_by = ?, has_archives = ? WHERE id = ?',
    next.name,
    next.slug,
    next.type,
    next.orderBy,
    next.hasArchives ? 1 : 0,
    attribute.id,
  );
  run(db, 'UPDATE terms SET taxonomy = ? WHERE taxonomy = ?', next.slug, attribute.slug);
  return next;
}

/** Deletes an attribute with its values. */
export function deleteAttribute(db: StoreDatabase, attribute: Attribute): void {
  run(db, 'DELETE FROM terms WHERE taxonomy = ?', attribute.slug);
  run(db, 'DELETE FROM attributes WHERE id = ?', attribute.id);
}

function toAttribute(row: Row): Attribute {
  return {
    id: integer(row, 'id'),
    name: text(row, 'name'),
    slug: text(row, 'slug'),
    type: text(row, 'type'),
    orderBy: text(row, 'order_by'),
    hasArchives: integer(row, 'has_archives') === 1,
  };
}
