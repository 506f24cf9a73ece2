import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { getPage } from './list-query';

export interface Pages {
  /** URL of the current list. */
  url: URL;
  total: number;
  perPage: number;
  /** The noun for the items, to show their count. */
  what: { one: string; many: string };
}

/** The number of items, with links to the previous and next page. */
export function pagination({ url, total, perPage, what }: Pages): Html {
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(getPage(url.searchParams), last);
  const link = (to: number, label: string) => {
    if (to < 1 || to > last) return NOTHING;
    const target = new URL(url);
    target.searchParams.set('paged', String(to));
    return html`<a class="button" href="${target.pathname + target.search}">${label}</a>`;
  };
  return html`<div class="tablenav-pages">
    <span class="displaying-num">${total} ${total === 1 ? what.one : what.many}</span>
    ${
      last === 1
        ? NOTHING
        : html`<nav class="pagination-links" aria-label="Pages">
            ${link(page - 1, 'Previous page')}
            <span class="paging-input">Page ${page} of ${last}</span>
            ${link(page + 1, 'Next page')}
          </nav>`
    }
  </div>`;
}
