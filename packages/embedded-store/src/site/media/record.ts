import type { StoreContext } from '../../context';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone } from '../options/site';
import type { Media } from './queries';

export const UPLOADS_PATH = '/wp-content/uploads/';

/** The platform's image sizes. An image whose longest side is not larger gets no smaller version of that size. */
const SIZES = [
  ['thumbnail', 150],
  ['medium', 300],
  ['large', 1024],
] as const;

/** The platform reads this from camera files; images here have none of it. */
const IMAGE_META = {
  aperture: '0',
  credit: '',
  camera: '',
  caption: '',
  created_timestamp: '0',
  copyright: '',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  title: '',
  orientation: '0',
  keywords: [],
};

export function getSourceUrl({ siteUrl }: StoreContext, { file }: Media): string {
  return `${siteUrl}${UPLOADS_PATH}${file}`;
}

/** An image in the format of products and categories. */
export function toImageRecord(context: StoreContext, media: Media): object {
  const zone = getTimeZone(context.db);
  return {
    id: media.id,
    date_created: toSiteDate(zone, media.createdAt),
    date_created_gmt: toGmtDate(media.createdAt),
    date_modified: toSiteDate(zone, media.modifiedAt),
    date_modified_gmt: toGmtDate(media.modifiedAt),
    src: getSourceUrl(context, media),
    name: media.title,
    alt: media.altText,
  };
}

/** A file in the platform's format; `edit` adds the texts as they were typed. */
export function toMediaRecord(context: StoreContext, media: Media, view: 'view' | 'embed' | 'edit'): object {
  const { siteUrl } = context;
  const zone = getTimeZone(context.db);
  const source = getSourceUrl(context, media);
  const isEdit = view === 'edit';
  const isFull = view !== 'embed';
  const shown = (raw: string, rendered: string) => (isEdit ? { raw, rendered } : { rendered });
  return {
    id: media.id,
    date: toSiteDate(zone, media.createdAt),
    ...(isFull && {
      date_gmt: toGmtDate(media.createdAt),
      guid: shown(source, source),
      modified: toSiteDate(zone, media.modifiedAt),
      modified_gmt: toGmtDate(media.modifiedAt),
    }),
    slug: media.slug,
    ...(isFull && { status: 'inherit' }),
    type: 'attachment',
    link: `${siteUrl}/${media.slug}/`,
    title: shown(media.title, escape(media.title)),
    author: media.authorId ?? 0,
    ...(isFull && { comment_status: 'open', ping_status: 'closed', template: '', meta: [] }),
    ...(isEdit && {
      permalink_template: `${siteUrl}/?attachment_id=${media.id}`,
      generated_slug: media.slug,
    }),
    ...(isFull && { description: shown(media.description, describe(media, source)) }),
    caption: shown(media.caption, media.caption ? `<p>${media.caption}</p>\n` : ''),
    alt_text: media.altText,
    media_type: media.mimeType.startsWith('image/') ? 'image' : 'file',
    mime_type: media.mimeType,
    media_details: toDetails(media, source),
    ...(isFull && { post: null }),
    source_url: source,
    ...(isEdit && { missing_image_sizes: [] }),
  };
}

function toDetails(media: Media, source: string): object {
  const { width, height, size: filesize, file } = media;
  if (width === null || height === null) return { filesize, sizes: {} };
  const image = {
    file: file.split('/').at(-1),
    width,
    height,
    mime_type: media.mimeType,
    source_url: source,
  };
  // The original is used for every size; browsers scale it down.
  const smaller = SIZES.filter(([, longest]) => Math.max(width, height) > longest).map(([name]) => name);
  const names = smaller.length > 0 ? [...smaller, 'full'] : [];
  return {
    width,
    height,
    file,
    filesize,
    sizes: Object.fromEntries(names.map((name) => [name, image])),
    image_meta: IMAGE_META,
  };
}

function describe(media: Media, source: string): string {
  if (media.width === null) return media.description;
  const { width, height, altText } = media;
  const image = `<img loading="lazy" width="${width}" height="${height}" src="${source}" alt="${escape(altText)}" />`;
  return `<p class="attachment"><a href="${source}">${image}</a></p>\n${media.description}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
