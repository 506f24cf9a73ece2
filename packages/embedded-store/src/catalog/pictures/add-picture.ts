import type { StoreDatabase } from '../../database';
import { createMedia } from '../../site';
import { toSlug } from '../../shared/slug';
import { drawPicture } from './draw';
import type { PictureStyle } from './draw';
import type { Drawing } from './drawings';

/** Draws a product picture by name, stores it in the uploads and returns its ID. */
export function addPicture(
  db: StoreDatabase,
  drawing: Drawing,
  { name, createdAt, ...look }: PictureStyle & { name: string; createdAt: Date },
): number {
  return createMedia(db, {
    fileName: `${toSlug(name, drawing)}.svg`,
    mimeType: 'image/svg+xml',
    content: Buffer.from(drawPicture(drawing, look)),
    title: name,
    altText: `Drawing of: ${name}`,
    createdAt,
  }).id;
}
