import { mapOrEmpty, numericOrZero, optional, phpObject, text, tolerantList, url } from '@admin/schemas';
import * as v from 'valibot';

/** Images of this width stay sharp in a list, on high-density screens too. */
const WIDE_ENOUGH = 300; // pixels

/** Plain text, or an object that also has the HTML. */
const title = v.union([
  v.string(),
  v.pipe(
    phpObject({ raw: optional(v.string()), rendered: text }),
    v.transform(({ raw, rendered }) => raw ?? rendered),
  ),
]);

const DetailsSchema = phpObject({
  sizes: mapOrEmpty(phpObject({ width: numericOrZero, source_url: url })),
});

/** A file in the host's media library. */
export const MediaItemSchema = v.pipe(
  phpObject({
    id: v.number(),
    source_url: url,
    title: v.fallback(title, ''),
    alt_text: text,
    media_details: optional(DetailsSchema),
  }),
  v.check(({ source_url }) => source_url !== '', 'A file has an address'),
  v.transform((file) => ({
    id: file.id,
    url: file.source_url,
    /** Its title, as plain text. */
    name: file.title,
    alt: file.alt_text,
    /** The smallest image size that is wide enough, if any; otherwise the original. */
    thumbnail:
      Object.values(file.media_details?.sizes ?? {})
        .filter(({ width, source_url }) => width >= WIDE_ENOUGH && source_url !== '')
        .toSorted((one, other) => one.width - other.width)[0]?.source_url ?? file.source_url,
  })),
);

export const parseItem = v.parser(MediaItemSchema);
export const parseItems = v.parser(tolerantList(MediaItemSchema));
