import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { __, fillIn, sprintf } from '../../../i18n';
import type { ListTexts } from './list';
import { getPage } from './list-query';

export interface Pages {
  /** URL of the current list. */
  url: URL;
  total: number;
  perPage: number;
  texts: Pick<ListTexts, 'count'>;
}

/** The number of items, with links to the previous and next page. */
export function pagination({ url, total, perPage, texts }: Pages): Html {
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(getPage(url.searchParams), last);
  const link = (to: number, label: string) => {
    if (to < 1 || to > last) return NOTHING;
    const target = new URL(url);
    target.searchParams.set('paged', String(to));
    return html`<a class="button" href="${target.pathname + target.search}">${label}</a>`;
  };
  return html`<div class="tablenav-pages">
    <span class="displaying-num">${fillIn(texts.count(total), total)}</span>
    ${
      last === 1
        ? NOTHING
        : html`<nav class="pagination-links" aria-label="${__('Pages', 'store-admin')}">
            ${link(page - 1, __('Previous page', 'store-admin'))}
            <span class="paging-input"
              >${sprintf(
                /* translators: 1: number of the page, 2: number of pages */
                __('Page %1$d of %2$d', 'store-admin'),
                page,
                last,
              )}</span
            >
            ${link(page + 1, __('Next page', 'store-admin'))}
          </nav>`
    }
  </div>`;
}
