import type { StoreDatabase } from '../../database';
import { createMedia } from '../../site';
import { toSlug } from '../../shared/slug';
import { drawProductImage } from './draw';
import type { ImageStyle } from './draw';
import type { Drawing } from './drawings';

/** Draws a product image by name, stores it in the uploads and returns its ID. */
export function addProductImage(
  db: StoreDatabase,
  drawing: Drawing,
  { name, createdAt, ...look }: ImageStyle & { name: string; createdAt: Date },
): number {
  return createMedia(db, {
    fileName: `${toSlug(name, drawing)}.svg`,
    mimeType: 'image/svg+xml',
    content: Buffer.from(drawProductImage(drawing, look)),
    title: name,
    altText: `Drawing of: ${name}`,
    createdAt,
  }).id;
}
