import type { StoreDatabase } from '../../database';
import { createMedia } from '../media';
import { draw } from './drawings';
import type { Drawing } from './drawings';

export type { Drawing } from './drawings';

/** Draws a picture of goods of that name, keeps it among the shop's files, and answers its number. */
export function addPicture(db: StoreDatabase, drawing: Drawing, name: string, createdAt: Date): number {
  return createMedia(db, {
    fileName: `${drawing}.svg`,
    mimeType: 'image/svg+xml',
    content: Buffer.from(draw(drawing)),
    title: name,
    altText: `Drawing of: ${name}`,
    createdAt,
  }).id;
}
