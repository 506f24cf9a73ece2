import { all, first, integer, isNoneOf, isOneOf, run } from '../../database';
import type { StoreDatabase } from '../../database';
import { RestError } from '../../rest/errors';
import { getAttribute } from '../attributes/queries';
import { cleanLine } from '../../shared/clean';
import { getMedia, updateMedia, UPLOADS_PATH } from '../../site';
import { createTerm, findOrCreateTerm, findTermByName, findTermBySlug } from '../terms/queries';
import type { ImageArgs, ProductArgs } from './arguments';
import type { ChosenAttribute, ProductAttribute } from './product';
import { __, sprintf } from '../../i18n';

/**
 * Sets a product's terms of a taxonomy; unknown IDs are ignored. Existing relations that stay are not rewritten,
 * because every change updates the category totals.
 */
export function setTerms(db: StoreDatabase, product: number, taxonomy: string, ids: readonly number[]): void {
  const others = isNoneOf('term_id', ids);
  run(
    db,
    `DELETE FROM product_terms
     WHERE product_id = ? AND term_id IN (SELECT id FROM terms WHERE taxonomy = ?) AND ${others.sql}`,
    product,
    taxonomy,
    ...others.values,
  );
  const where = isOneOf('id', ids);
  run(
    db,
    `INSERT INTO product_terms (product_id, term_id) SELECT ?, id FROM terms WHERE taxonomy = ? AND ${where.sql}
     ON CONFLICT DO NOTHING`,
    product,
    taxonomy,
    ...where.values,
  );
}

export function hasTerm(db: StoreDatabase, product: number, taxonomy: string): boolean {
  const row = first(
    db,
    `SELECT 1 AS found FROM product_terms JOIN terms ON terms.id = term_id
     WHERE product_id = ? AND taxonomy = ? LIMIT 1`,
    product,
    taxonomy,
  );
  return row !== undefined;
}

/** Term IDs; entries with only a name find or create the term. */
export function toTermIds(
  db: StoreDatabase,
  taxonomy: string,
  terms: NonNullable<ProductArgs['tags']>,
): number[] {
  return terms.flatMap(({ id, name }) => {
    if (id) return [id];
    const cleaned = cleanLine(name ?? '');
    return cleaned === '' ? [] : [findOrCreateTerm(db, taxonomy, cleaned)];
  });
}

/** Sets a product's images, in this order. */
export function setImages(db: StoreDatabase, product: number, ids: readonly number[]): void {
  run(db, 'DELETE FROM product_images WHERE product_id = ?', product);
  [...new Set(ids)].forEach((id, position) => {
    run(
      db,
      'INSERT INTO product_images (product_id, position, media_id) VALUES (?, ?, ?)',
      product,
      position,
      id,
    );
  });
}

/**
 * The IDs of images given by ID or by the URL of a file of this store; also updates their texts.
 * @throws {RestError} when there is no such image.
 */
export function toImageIds(db: StoreDatabase, images: readonly ImageArgs[], now: Date): number[] {
  return images
    .toSorted((left, right) => (left.position ?? 0) - (right.position ?? 0))
    .flatMap(({ id, src, name, alt }) => {
      if (!id && !src) return [];
      const found = id || findFile(db, src ?? '');
      const media = getMedia(db, [found]).get(found);
      if (!media) {
        if (!id)
          throw new RestError(
            400,
            'woocommerce_product_image_upload_error',
            __('This image cannot be downloaded.', 'store-admin'),
          );
        throw new RestError(
          400,
          'woocommerce_product_invalid_image_id',
          /* translators: %s: number */
          sprintf(__('#%s is an invalid image ID.', 'store-admin'), String(id)),
        );
      }
      const texts = {
        ...(name && { title: cleanLine(name) }),
        ...(alt !== undefined && { altText: cleanLine(alt) }),
      };
      if (Object.keys(texts).length > 0) updateMedia(db, media, texts, now);
      return [media.id];
    });
}

function findFile(db: StoreDatabase, address: string): number {
  const file = address.split(UPLOADS_PATH)[1] ?? '';
  const row = first(db, 'SELECT id FROM media WHERE file = ?', file);
  return row ? integer(row, 'id') : 0;
}

/**
 * Attributes as stored. Values of global attributes become terms of the product; new values are also added to the
 * attribute.
 */
export function setAttributes(
  db: StoreDatabase,
  product: number,
  attributes: NonNullable<ProductArgs['attributes']>,
): ProductAttribute[] {
  run(
    db,
    `DELETE FROM product_terms WHERE product_id = ?
     AND term_id IN (SELECT terms.id FROM terms JOIN attributes ON attributes.slug = terms.taxonomy)`,
    product,
  );
  return attributes.flatMap((attribute, index) => {
    const { id = 0, visible = false, variation = false, position = index } = attribute;
    const options = (attribute.options ?? []).map(cleanLine).filter((option) => option !== '');
    const shared = id > 0 ? getAttribute(db, id) : undefined;
    const name = shared?.name ?? cleanLine(attribute.name ?? '');
    if (name === '' || (id > 0 && !shared)) return [];
    if (!shared) return [{ id: 0, name, position, visible, variation, options }];
    const terms = options.map(
      (option) =>
        findTermByName(db, shared.slug, option) ??
        findTermBySlug(db, shared.slug, option) ??
        createTerm(db, shared.slug, { name: option }),
    );
    setTerms(
      db,
      product,
      shared.slug,
      terms.map((term) => term.id),
    );
    return [{ id, name, position, visible, variation, options: [] }];
  });
}

/** A variation's chosen values; attributes that aren't used for the product's variations are ignored. */
export function toSelectedAttributes(
  db: StoreDatabase,
  attributes: readonly ProductAttribute[],
  chosen: NonNullable<ProductArgs['default_attributes']>,
): ChosenAttribute[] {
  return chosen.flatMap(({ id = 0, name = '', option = '' }) => {
    const attribute = attributes.find((each) =>
      id > 0 ? each.id === id : each.id === 0 && each.name.toLowerCase() === cleanLine(name).toLowerCase(),
    );
    if (!attribute?.variation) return [];
    const shared = id > 0 ? getAttribute(db, id) : undefined;
    if (!shared) return [{ id: 0, name: attribute.name, option: cleanLine(option) }];
    const term = findTermByName(db, shared.slug, option) ?? findTermBySlug(db, shared.slug, option);
    return [{ id, name: shared.name, option: term?.slug ?? '' }];
  });
}

/** The possible values of a product's variations by attribute, as stored. */
export function toValues(
  db: StoreDatabase,
  product: number,
  attributes: readonly ProductAttribute[],
): ChosenAttribute[][] {
  return attributes
    .filter(({ variation }) => variation)
    .map(({ id, name, options }) => {
      const shared = id > 0 ? getAttribute(db, id) : undefined;
      const values = shared ? slugsOf(db, product, shared.slug) : options;
      return values.map((option) => ({ id, name, option }));
    });
}

function slugsOf(db: StoreDatabase, product: number, taxonomy: string): string[] {
  const rows = all(
    db,
    `SELECT slug FROM product_terms JOIN terms ON terms.id = term_id WHERE product_id = ? AND taxonomy = ?
     ORDER BY menu_order, name COLLATE NOCASE`,
    product,
    taxonomy,
  );
  return rows.map((row) => String(row['slug']));
}
