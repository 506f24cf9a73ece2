import type { RestRequest } from '../../rest';
import { toImageRecord } from '../../site';
import type { Media } from '../../site';
import type { Term } from './queries';

/** What a term is for decides which members it shows. */
export type TermKind = 'category' | 'plain' | 'attribute';

/** A term as the contract shows it. */
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
