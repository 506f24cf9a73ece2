import type { EventQuery } from '../../site';

const PER_PAGE = 50;

/** The page number of a URL; 1 when it is not a number. */
export function readPage(url: URL): number {
  const page = Number(url.searchParams.get('paged'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** Reads an event query from a URL. */
export function readQuery(url: URL): EventQuery {
  const name = url.searchParams.get('name') ?? '';
  return { name, offset: (readPage(url) - 1) * PER_PAGE, limit: PER_PAGE };
}

export const countPages = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));
