import { RestAnswer } from './answer';
import { integer, withDefault } from './args';
import { formatParameters } from './query';
import type { RestRequest } from './route';

/** Parameters of every list that comes in pages (contract, section 1.5). */
export const pageArgs = {
  page: withDefault(integer({ minimum: 1 }), 1),
  per_page: withDefault(integer({ minimum: 1, maximum: 100 }), 10),
};

export interface Page {
  page: number;
  per_page: number;
}

/** How many items come before a page. */
export function getOffset({ page, per_page }: Page): number {
  return (page - 1) * per_page;
}

/** Servers in between take 4 kB of headers at times; without links, pages are counted. */
const LONGEST_LINKS = 2_000;

/** One page of a list, with the totals and neighbors of the whole in its headers. */
export function withPaginationHeaders(
  request: RestRequest & { args: Page },
  items: readonly object[],
  total: number,
): RestAnswer {
  const { page, per_page } = request.args;
  const pages = Math.ceil(total / per_page);
  const links = [
    // From beyond the end, the way back leads to the last page there is.
    ...(page > 1 && pages > 0 ? [linkTo(request, Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [linkTo(request, page + 1, 'next')] : []),
  ].join(', ');
  return new RestAnswer(items, {
    headers: {
      'X-WP-Total': String(total),
      'X-WP-TotalPages': String(pages),
      ...(links !== '' && links.length <= LONGEST_LINKS && { Link: links }),
    },
  });
}

function linkTo({ link, path, query }: RestRequest, page: number, relation: string): string {
  return `<${link(path)}?${formatParameters({ ...query, page })}>; rel="${relation}"`;
}
