import { type Html, html, NOTHING } from '../../../html/html';

export interface Pages {
  /** Of the list as it is shown. */
  url: URL;
  total: number;
  perPage: number;
  /** What the list is of, for counting them. */
  what: { one: string; many: string };
}

/** The page of a list that an address names; the first when it names none. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('paged') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** How many there are, and the ways to the other pages. */
export function pagination({ url, total, perPage, what }: Pages): Html {
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(pageOf(url), last);
  return html`<div class="tablenav-pages">
    <span class="displaying-num">${total} ${total === 1 ? what.one : what.many}</span>
    ${last === 1 ? NOTHING : pageLinks(url, page, last)}
  </div>`;
}

function pageLinks(url: URL, page: number, last: number): Html {
  return html`<nav class="pagination-links" aria-label="Pages">
    ${pageLink(url, 1, page > 1, '«', 'First page')}
    ${pageLink(url, page - 1, page > 1, '‹', 'Previous page')}
    <span class="paging-input">Page ${page} of ${last}</span>
    ${pageLink(url, page + 1, page < last, '›', 'Next page')}
    ${pageLink(url, last, page < last, '»', 'Last page')}
  </nav>`;
}

function pageLink(url: URL, page: number, isThere: boolean, sign: string, name: string): Html {
  if (!isThere) return html`<span class="button is-off" aria-hidden="true">${sign}</span>`;
  const target = new URL(url);
  target.searchParams.set('paged', String(page));
  return html`<a class="button" href="${target.pathname + target.search}"
    ><span class="screen-reader-text">${name}</span><span aria-hidden="true">${sign}</span></a
  >`;
}
