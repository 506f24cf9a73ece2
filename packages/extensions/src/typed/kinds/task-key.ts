import type { Contributed, Extension } from '../definition';

/** The id of an extension's task or list for the host and in URLs. */
export const taskKey = ({ id }: Extension, item: Pick<Contributed, 'id'>): string => `${id}-${item.id}`;
