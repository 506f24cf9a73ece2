import {
  all,
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
import type { Row, StoreDatabase } from '../../database';
import { toFreeSlug, toSlug } from '../../shared/slug';
import { readDimensions } from './dimensions';

export interface MediaMembers {
  slug: string;
  title: string;
  altText: string;
  caption: string;
  description: string;
}

/** A media file without its content. */
export interface Media extends MediaMembers {
  id: number;
  mimeType: string;
  /** Path relative to the uploads folder: `2026/11/mug.png`. */
  file: string;
  /** Bytes. */
  size: number;
  /** Only for images. */
  width: number | null;
  height: number | null;
  authorId: number | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  modifiedAt: number;
}

export interface NewMedia extends Partial<MediaMembers> {
  /** The file name, `mug.png`; a number is added if it is taken. */
  fileName: string;
  mimeType: string;
  content: Buffer;
  authorId?: number | undefined;
  createdAt: Date;
}

export interface MediaFilter {
  search?: string | undefined;
  include?: readonly number[] | undefined;
  exclude?: readonly number[] | undefined;
  author?: readonly number[] | undefined;
  slug?: readonly string[] | undefined;
  /** The first part of the MIME type: `image`. */
  mediaType?: string | undefined;
  mimeType?: string | undefined;
  after?: number | undefined;
  before?: number | undefined;
  orderBy: keyof typeof ORDERS;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const ORDERS = {
  author: 'author_id',
  date: 'created_at',
  id: 'id',
  include: 'id',
  modified: 'modified_at',
  slug: 'slug',
  title: 'title COLLATE NOCASE',
} as const;

/** Size in bytes, from the length of the base64 text without its `=` padding. */
const SIZE = `(SELECT length(content) * 3 / 4 - (length(content) - length(rtrim(content, '='))) FROM media_contents
  WHERE media_id = media.id)`;

export function createMedia(db: StoreDatabase, media: NewMedia): Media {
  const { fileName, mimeType, content, createdAt } = media;
  const name = fileName.replace(/\.[^.]*$/, '');
  const dimensions = readDimensions(mimeType, content);
  const { id } = run(
    db,
    `INSERT INTO media (slug, title, alt_text, caption, description, mime_type, file, width, height, author_id,
       created_at, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    freeSlug(db, media.slug || name),
    media.title ?? name,
    media.altText ?? '',
    media.caption ?? '',
    media.description ?? '',
    mimeType,
    freePath(db, fileName, createdAt),
    dimensions?.width ?? null,
    dimensions?.height ?? null,
    media.authorId ?? null,
    createdAt.getTime(),
    createdAt.getTime(),
  );
  run(
    db,
    'INSERT INTO media_contents (media_id, content) VALUES (?, ?)',
    id,
    Buffer.from(content).toString('base64'),
  );
  const created = getMedia(db, [id]).get(id);
  if (!created) throw new Error(`The file ${fileName} was not stored.`);
  return created;
}

/** The existing files with these ids, by id. */
export function getMedia(db: StoreDatabase, ids: readonly number[]): ReadonlyMap<number, Media> {
  if (ids.length === 0) return new Map();
  const where = isOneOf('id', ids);
  const rows = all(db, `SELECT *, ${SIZE} AS size FROM media WHERE ${where.sql}`, ...where.values);
  return new Map(rows.map((row) => [integer(row, 'id'), toMedia(row)]));
}

export function listMedia(db: StoreDatabase, filter: MediaFilter): { media: Media[]; total: number } {
  const { search, include = [], exclude = [], author = [], slug = [], mediaType, after, before } = filter;
  const where = allOf([
    search !== undefined && contains(['title', 'caption', 'description', 'file'], search),
    include.length > 0 && isOneOf('id', include),
    exclude.length > 0 && isNoneOf('id', exclude),
    author.length > 0 && isOneOf('author_id', author),
    slug.length > 0 && isOneOf('slug', slug),
    mediaType !== undefined && condition("mime_type LIKE ? || '/%'", mediaType),
    filter.mimeType !== undefined && condition('mime_type = ?', filter.mimeType),
    after !== undefined && condition('created_at > ?', after),
    before !== undefined && condition('created_at < ?', before),
  ]);
  const { rows, total } = readPage(db, {
    columns: `*, ${SIZE} AS size`,
    from: 'media',
    where,
    orderBy: `${ORDERS[filter.orderBy]} ${filter.order}, id ${filter.order}`,
    limit: filter.limit,
    offset: filter.offset,
  });
  return { media: rows.map(toMedia), total };
}

/** The file at a path relative to the uploads folder. */
export function readFile(
  db: StoreDatabase,
  file: string,
): { id: number; mimeType: string; content: Buffer } | undefined {
  const row = first(
    db,
    `SELECT media.id, mime_type, content FROM media JOIN media_contents ON media_id = media.id WHERE file = ?`,
    file,
  );
  if (!row) return undefined;
  const content = Buffer.from(text(row, 'content'), 'base64');
  return { id: integer(row, 'id'), mimeType: text(row, 'mime_type'), content };
}

export function updateMedia(
  db: StoreDatabase,
  media: Media,
  change: Partial<MediaMembers>,
  modifiedAt: Date,
): Media {
  const slug = change.slug && change.slug !== media.slug ? freeSlug(db, change.slug) : media.slug;
  const next = { ...media, ...change, slug, modifiedAt: modifiedAt.getTime() };
  run(
    db,
    'UPDATE media SET slug = ?, title = ?, alt_text = ?, caption = ?, description = ?, modified_at = ? WHERE id = ?',
    next.slug,
    next.title,
    next.altText,
    next.caption,
    next.description,
    next.modifiedAt,
    media.id,
  );
  return next;
}

export function deleteMedia(db: StoreDatabase, id: number): void {
  run(db, 'DELETE FROM media WHERE id = ?', id);
}

function freeSlug(db: StoreDatabase, wanted: string): string {
  return toFreeSlug(
    toSlug(wanted, 'file'),
    (slug) => first(db, 'SELECT 1 AS found FROM media WHERE slug = ?', slug) !== undefined,
  );
}

/** Files are stored in one folder per month. */
function freePath(db: StoreDatabase, fileName: string, createdAt: Date): string {
  const [, name = '', extension = ''] = /^(.*?)(\.[a-z0-9]+)?$/i.exec(fileName) ?? [];
  const folder = createdAt.toISOString().slice(0, 7).replace('-', '/');
  const path = (slug: string) => `${folder}/${slug}${extension.toLowerCase()}`;
  const isTaken = (slug: string) =>
    first(db, 'SELECT 1 AS found FROM media WHERE file = ?', path(slug)) !== undefined;
  return path(toFreeSlug(toSlug(name, 'file'), isTaken));
}

function toMedia(row: Row): Media {
  const number = (column: string) => (typeof row[column] === 'number' ? integer(row, column) : null);
  return {
    id: integer(row, 'id'),
    slug: text(row, 'slug'),
    title: text(row, 'title'),
    altText: text(row, 'alt_text'),
    caption: text(row, 'caption'),
    description: text(row, 'description'),
    mimeType: text(row, 'mime_type'),
    file: text(row, 'file'),
    size: integer(row, 'size'),
    width: number('width'),
    height: number('height'),
    authorId: number('author_id'),
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
  };
}
