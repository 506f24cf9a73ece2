import { all, first, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { toSlug } from '../../shared/slug';
import { __ } from '../../i18n';

export interface TaxClass {
  slug: string;
  name: string;
}

/** It has no row in the database and can't be deleted. */
const standardClass = (): TaxClass => ({ slug: 'standard', name: __('Standard rate', 'store-admin') });

export function getTaxClasses(db: StoreDatabase): TaxClass[] {
  return [
    standardClass(),
    ...all(db, 'SELECT slug, name FROM tax_classes ORDER BY position, name').map(toTaxClass),
  ];
}

export function getTaxClass(db: StoreDatabase, slug: string): TaxClass | undefined {
  return getTaxClasses(db).find((each) => each.slug === slug);
}

/** Adds a class; `undefined` if the name exists. */
export function createTaxClass(db: StoreDatabase, name: string): TaxClass | undefined {
  const slug = toSlug(name, 'class');
  if (getTaxClass(db, slug)) return undefined;
  run(
    db,
    'INSERT INTO tax_classes (slug, name, position) SELECT ?, ?, coalesce(max(position), 0) + 1 FROM tax_classes',
    slug,
    name,
  );
  return { slug, name };
}

/** Deletes a class with its rates and returns it. */
export function deleteTaxClass(db: StoreDatabase, slug: string): TaxClass | undefined {
  const row = first(db, 'SELECT slug, name FROM tax_classes WHERE slug = ?', slug);
  if (!row) return undefined;
  run(db, 'DELETE FROM tax_rates WHERE class = ?', slug);
  run(db, 'DELETE FROM tax_classes WHERE slug = ?', slug);
  return toTaxClass(row);
}

function toTaxClass(row: Row): TaxClass {
  return { slug: text(row, 'slug'), name: text(row, 'name') };
}
