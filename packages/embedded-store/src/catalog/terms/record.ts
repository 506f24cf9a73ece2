import type { RestRequest } from '../../rest';
import { toImageRecord } from '../../site';
import type { Media } from '../../site';
import type { Term } from './queries';

/** The kind of a term, which decides the members of its record. */
export type TermKind = 'category' | 'plain' | 'attribute';

/** Formats a term as in the contract. */
export function toTermRecord(
  request: RestRequest,
  kind: TermKind,
  term: Term,
  images: ReadonlyMap<number, Media>,
): object {
  const { id, name, slug, parentId, description, display, menuOrder: menu_order, count } = term;
  const image = term.imageId === null ? undefined : images.get(term.imageId);
  const isCategory = kind === 'category';
  const root = request.path.replace(/\/(\d+|batch)$/, '');
  return {
    id,
    name,
    slug,
    ...(isCategory && { parent: parentId }),
    description,
    ...(isCategory && { display, image: image ? toImageRecord(request.context, image) : null }),
    ...(kind !== 'plain' && { menu_order }),
    count,
    _links: {
      self: [{ href: request.link(`${root}/${id}`) }],
      collection: [{ href: request.link(root) }],
      ...(parentId > 0 && { up: [{ href: request.link(`${root}/${parentId}`) }] }),
    },
  };
}
