import type { Contributed, Extension } from '../definition';

/** The id by which host and addresses know a task or a list of an extension. */
export const taskKey = ({ id }: Extension, item: Pick<Contributed, 'id'>): string => `${id}-${item.id}`;
