import { isRecord } from '@admin/http';
import { isReadOnlyMember } from './read-only';
import { isSameValue } from './same-value';
import type { Patch, ProductImage, ProductMeta } from './types';

/** The request body that turns `saved` into `saved` plus `edits`: only changed members, in the contract's format. */
export function toDto(saved: Patch, edits: Patch): Patch {
  const body: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(edits)) {
    // The server would read `parent` as true.
    if (isReadOnlyMember(member) || (member === 'manage_stock' && value === 'parent')) continue;
    body[member] = writers[member]?.(value, saved[member]) ?? value;
  }
  return body;
}

type Writer = (value: unknown, saved: unknown) => unknown;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Terms are sent as ids; their other members are read-only. */
const toIds: Writer = (value) => listed(value).map((term) => ({ id: isRecord(term) ? term['id'] : term }));

/** The server ignores `null`; only empty text clears a date. */
const toDate: Writer = (value) => value ?? '';

const toImage = ({ id, src, name, alt }: ProductImage) => (id > 0 ? { id, name, alt } : { src, name, alt });

const writers: Readonly<Record<string, Writer>> = {
  categories: toIds,
  tags: toIds,
  brands: toIds,
  images: (value) => listed(value).map((image) => toImage(image as ProductImage)),
  image: (value) => (isRecord(value) ? toImage(value as ProductImage) : value),
  date_created: toDate,
  date_created_gmt: toDate,
  date_on_sale_from: toDate,
  date_on_sale_from_gmt: toDate,
  date_on_sale_to: toDate,
  date_on_sale_to_gmt: toDate,
  meta_data: (value, saved) => toMetaChanges(listed(saved) as ProductMeta[], listed(value) as ProductMeta[]),
};

/** Only changed custom fields are sent, since others may be changed elsewhere; `null` deletes one. */
export function toMetaChanges(saved: readonly ProductMeta[], wanted: readonly ProductMeta[]): ProductMeta[] {
  const changed = wanted.filter((meta) => !saved.some((other) => isSameValue(other, meta)));
  const removed = saved.filter((meta) => !wanted.some(({ id }) => id === meta.id));
  return [...changed, ...removed.map((meta) => ({ ...meta, value: null }))];
}
