import { HandlerResponse } from './handler-response';
import { integer, withDefault } from './args';
import { formatParameters } from './query';
import type { RestRequest } from './route';

/** Parameters of every paginated list (contract, section 1.5). */
export const pageArgs = {
  page: withDefault(integer({ minimum: 1 }), 1),
  per_page: withDefault(integer({ minimum: 1, maximum: 100 }), 10),
};

export interface Page {
  page: number;
  per_page: number;
}

/** Number of items before a page. */
export function getOffset({ page, per_page }: Page): number {
  return (page - 1) * per_page;
}

/** Some proxies limit headers to 4 kB. Without links, clients count pages themselves. */
const LONGEST_LINKS = 2_000;

/** One page of a list, with total counts and links to neighboring pages in the headers. */
export function withPaginationHeaders(
  request: RestRequest & { args: Page },
  items: readonly object[],
  total: number,
): HandlerResponse {
  const { page, per_page } = request.args;
  const pages = Math.ceil(total / per_page);
  const links = [
    // Beyond the last page, the `prev` link leads to the last page.
    ...(page > 1 && pages > 0 ? [linkTo(request, Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [linkTo(request, page + 1, 'next')] : []),
  ].join(', ');
  return new HandlerResponse(items, {
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
